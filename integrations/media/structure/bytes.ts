import type { FileHandle } from 'node:fs/promises'
import { RefusedMediaError } from '../media.ts'

/** Numbers anywhere in a file, read through a window: heads lie close together or far apart. */
export interface Bytes {
  readonly size: number
  /** Up to `count` bytes from there; fewer at the end of the file. Valid until the next call. */
  read(at: number, count: number): Promise<Buffer>
}

const windowBytes = 64 * 1024
/** Where parts are large, reading more than the head of the next one would be in vain. */
const hopBytes = 512

export async function bytesOf(file: FileHandle): Promise<Bytes> {
  const { size } = await file.stat()
  const memory = Buffer.allocUnsafe(windowBytes)
  let window = memory.subarray(0, 0)
  let start = 0
  return {
    size,
    async read(at, count) {
      const end = Math.min(at + count, size)
      if (at < start || end > start + window.length) {
        const isNext = at >= start && at <= start + window.length
        const wanted = Math.min(isNext ? windowBytes : Math.max(hopBytes, count), size - at)
        const { bytesRead } = await file.read(memory, 0, Math.max(wanted, 0), at)
        window = memory.subarray(0, bytesRead)
        start = at
      }
      return window.subarray(at - start, Math.max(end - start, 0))
    },
  }
}

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
