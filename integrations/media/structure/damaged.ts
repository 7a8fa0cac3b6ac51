import { RefusedMediaError } from '../media.ts'

/** More than ten minutes of anything contain: a higher count is there to keep a parser busy. */
export const mostParts = 2_000_000

export function damaged(): RefusedMediaError {
  return new RefusedMediaError('damaged')
}

/** Counts what a file has many of, up to a number that no decent one reaches. */
export function createCount(): (more?: number) => void {
  let count = 0
  return (more = 1) => {
    count += more
    if (count > mostParts) throw damaged()
  }
}
