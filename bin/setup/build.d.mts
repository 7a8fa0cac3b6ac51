export function buildSite(): Promise<void>
