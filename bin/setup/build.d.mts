export function buildServer(): Promise<void>
export function buildSite(): Promise<void>
