export const serverFlags: readonly string[]
export function withoutNode(env?: NodeJS.ProcessEnv): NodeJS.ProcessEnv
