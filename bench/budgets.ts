export const kilobyte = 1024

/**
 * What the first visit to any public page may weigh before it is touched, in bytes on the wire:
 * text with brotli, fonts as they are.
 */
export const budgets = {
  HTML: 20 * kilobyte,
  CSS: 15 * kilobyte,
  fonts: 60 * kilobyte,
  JavaScript: 130 * kilobyte,
} as const

export type Kind = keyof typeof budgets

export const kinds = Object.keys(budgets) as Kind[]

/** For people: '12.3 KB', or '512 B' below one. */
export function inKilobytes(bytes: number): string {
  return bytes < kilobyte ? `${bytes} B` : `${(bytes / kilobyte).toFixed(1)} KB`
}
