import { largestNumberId } from '#contracts/limits.ts'

const idForm = /^[\w-]{1,100}$/

/** Whether a text can be an id. What only an address can carry, such as NUL, never reaches the database. */
export function isId(text: string): boolean {
  return idForm.test(text)
}

/** The number that an address names as an id; null for what neither database could hold. */
export function numberIdOf(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN
  return id <= largestNumberId ? id : null
}
