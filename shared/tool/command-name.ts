/** The command behind a name: `atl_user_info` with the prefix `atl_` is `user_info`; without a known prefix the name itself. */
export function commandOf(name: string, prefix?: string): string {
  return prefix && name.startsWith(prefix) && name.length > prefix.length ? name.slice(prefix.length) : name
}
