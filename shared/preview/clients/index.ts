import type { Client } from '../client'
import { amazonQCli } from './amazon-q-cli'
import { antigravity } from './antigravity'
import { chatgpt } from './chatgpt'
import { cherryStudio } from './cherry-studio'
import { claudeApps } from './claude-apps'
import { claudeCode } from './claude-code'
import { cline } from './cline'
import { codexCli } from './codex-cli'
import { continueDev } from './continue'
import { copilotCli } from './copilot-cli'
import { copilotCodeReview } from './copilot-code-review'
import { crush } from './crush'
import { cursor } from './cursor'
import { dockerAgent } from './docker-agent'
import { geminiCli } from './gemini-cli'
import { geminiEnterprise } from './gemini-enterprise'
import { goose } from './goose'
import { jetbrainsJunie } from './jetbrains-junie'
import { librechat } from './librechat'
import { lmStudio } from './lm-studio'
import { m365Copilot } from './m365-copilot'
import { mcpInspector } from './mcp-inspector'
import { n8nInstanceAi } from './n8n-instance-ai'
import { openWebui } from './open-webui'
import { openaiAgentsPython } from './openai-agents-python'
import { openaiResponsesMcp } from './openai-responses-mcp'
import { opencode } from './opencode'
import { qwenCode } from './qwen-code'
import { rooCode } from './roo-code'
import { visualStudio } from './visual-studio'
import { vscodeCopilot } from './vscode-copilot'
import { warp } from './warp'
import { windsurf } from './windsurf'
import { zed } from './zed'

/** Every client whose display is previewed, the most used first. */
export const clients = [
  vscodeCopilot,
  codexCli,
  claudeCode,
  claudeApps,
  chatgpt,
  openaiResponsesMcp,
  geminiCli,
  goose,
  cline,
  rooCode,
  continueDev,
  zed,
  librechat,
  openWebui,
  cherryStudio,
  amazonQCli,
  opencode,
  crush,
  qwenCode,
  warp,
  openaiAgentsPython,
  mcpInspector,
  cursor,
  windsurf,
  jetbrainsJunie,
  lmStudio,
  copilotCli,
  visualStudio,
  dockerAgent,
  n8nInstanceAi,
  m365Copilot,
  copilotCodeReview,
  geminiEnterprise,
  antigravity,
] as const satisfies readonly Client[]
export type ClientId = (typeof clients)[number]['id']

export const clientById = (id: string): Client | undefined => clients.find((client) => client.id === id)
