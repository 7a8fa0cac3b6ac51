export const serverFlags: readonly string[]
export const serverVariables: Readonly<Record<string, string>>
export function withoutNode(env?: NodeJS.ProcessEnv): NodeJS.ProcessEnv
