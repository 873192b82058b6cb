/** `src/log.ts` */
export const logFile = `export const levels = ['trace', 'debug', 'info', 'warn', 'error'] as const;
export type Level = (typeof levels)[number];

export type Log = Record<Level, (message: string, details?: Record<string, unknown>) => void>;

/**
 * One line of JSON per message, on stderr: stdout belongs to the protocol.
 * \`MCP_LOG_LEVEL\` says from which level on.
 */
export function createLog({
  level = process.env.MCP_LOG_LEVEL ?? 'info',
  write = (line: string) => void process.stderr.write(line),
} = {}): Log {
  const least = Math.max(0, levels.indexOf(level as Level));
  const writer =
    (own: Level): Log[Level] =>
    (message, details) => {
      if (levels.indexOf(own) < least) return;
      const time = new Date().toISOString();
      write(\`\${JSON.stringify({ time, level: own, message, ...details })}\\n\`);
    };
  return {
    trace: writer('trace'),
    debug: writer('debug'),
    info: writer('info'),
    warn: writer('warn'),
    error: writer('error'),
  };
}
`
