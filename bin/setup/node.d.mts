export function withoutNode(env?: NodeJS.ProcessEnv): NodeJS.ProcessEnv
