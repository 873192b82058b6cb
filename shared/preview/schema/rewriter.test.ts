import { expect, test } from 'vitest'
import { clients } from '../clients'
import { rewriterFor } from './rewriter'

test.each([
  ['vscode-copilot', 'gpt-4.1', 'gpt-4'],
  ['vscode-copilot', 'gpt-4o-mini', 'gpt-4'],
  ['vscode-copilot', 'gpt-5', 'gpt-5'],
  ['vscode-copilot', 'claude-sonnet-5', 'claude'],
  ['vscode-copilot', 'o4-mini', 'claude'],
  ['vscode-copilot', 'o3', 'gpt-5'],
  ['vscode-copilot', 'gemini-3-pro', 'gemini'],
  ['opencode', 'openai', 'openai'],
  ['opencode', 'gpt-5', 'openai'],
  ['opencode', 'azure', 'openai'],
  ['opencode', 'google', 'google'],
  ['opencode', 'gemini-3-pro', 'google'],
  ['opencode', 'kimi-k2', 'moonshot'],
  ['opencode', 'anthropic', 'anthropic'],
  ['opencode', 'claude-opus-5', 'anthropic'],
  ['goose', 'gemini-3-pro', 'google'],
  ['goose', 'gpt-5', 'openai'],
  ['librechat', 'vertexai', 'google'],
  ['librechat', 'claude-opus-5', 'default'],
  ['zed', 'gemini-3-pro', 'subset'],
  ['codex-cli', 'gpt-5', 'default'],
  ['openai-agents-python', 'strict', 'strict'],
])('%s with %s rewrites as %s', (id, model, rewriter) => {
  const client = clients.find((one) => one.id === id)
  expect(rewriterFor(client?.schema.rewriters ?? [], model)?.id).toBe(rewriter)
})
