/** Names that guests could not tell apart are the same: signs are in capitals. */
export function comparableName(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
