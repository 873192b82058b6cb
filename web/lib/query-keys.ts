/** The first words of every query's key: what an event can ask to be read again. */
export const keys = {
  connections: () => ['connections'] as const,
  tools: (connectionId: string) => ['tools', connectionId] as const,
  stderr: (connectionId: string) => ['stderr', connectionId] as const,
  frames: (connectionId: string) => ['frames', connectionId] as const,
  calls: () => ['calls'] as const,
  settings: () => ['settings'] as const,
  toolsets: () => ['toolsets'] as const,
  toolset: (id: string) => ['toolset', id] as const,
  versions: (id: string) => ['versions', id] as const,
  version: (id: string, version: number) => ['version', id, version] as const,
}
