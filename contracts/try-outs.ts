/** What the owner can try out. */
export const tryOuts = ['mail', 'feeds', 'partner'] as const
export type TryOut = (typeof tryOuts)[number]
