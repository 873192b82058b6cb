/** `log.py` */
export const logFile = (name: string) => `"""The log: one line of JSON per message, on stderr, because stdout belongs to the protocol."""

from __future__ import annotations

import json
import logging
import os
from datetime import datetime, timezone

TRACE = 5
logging.addLevelName(TRACE, "TRACE")

logger = logging.getLogger("${name}")


class _JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, timezone.utc).isoformat(),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
            **getattr(record, "details", {}),
        }
        if record.exc_info:
            line["stack"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def configure_logging() -> None:
    """Says from which level on: \`MCP_LOG_LEVEL\`, or info where it names none."""
    level = logging.getLevelName(os.environ.get("MCP_LOG_LEVEL", "info").upper())
    handler = logging.StreamHandler()
    handler.setFormatter(_JsonLines())
    logger.addHandler(handler)
    logger.setLevel(level if isinstance(level, int) else logging.INFO)
    logger.propagate = False
`
