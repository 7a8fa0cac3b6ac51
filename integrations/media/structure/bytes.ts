import type { FileHandle } from 'node:fs/promises'
import { RefusedMediaError } from '../media.ts'

/** Numbers anywhere in a file, read through a window: headers are close together or far apart. */
export interface Bytes {
  readonly size: number
  /** Up to `count` bytes from there; fewer at the end of the file. Valid until the next call. */
  read(at: number, count: number): Promise<Buffer>
}

const windowBytes = 64 * 1024
/** If parts are large, reading beyond the next header would be a waste. */
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

/** More than ten minutes of anything: a higher count only keeps a parser busy. */
export const mostParts = 2_000_000

export function damaged(): RefusedMediaError {
  return new RefusedMediaError('damaged')
}

/** Counts a file's items, up to a number no honest file reaches. */
export function createCount(): (more?: number) => void {
  let count = 0
  return (more = 1) => {
    count += more
    if (count > mostParts) throw damaged()
  }
}
