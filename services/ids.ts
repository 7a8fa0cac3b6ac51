import { largestNumberId } from '#contracts/limits.ts'

const idForm = /^[\w-]{1,100}$/

/** Whether a text is a valid id. Rejects what only a URL can carry, such as NUL. */
export function isId(text: string): boolean {
  return idForm.test(text)
}

/** The numeric id in a URL; null for a number neither database could store. */
export function numberIdOf(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN
  return id <= largestNumberId ? id : null
}
