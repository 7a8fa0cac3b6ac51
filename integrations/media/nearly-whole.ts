import { open } from 'node:fs/promises'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { RefusedMediaError } from './media.ts'

const strictly: SharpOptions = { failOn: 'error', limitInputPixels: false, sequentialRead: true }

const endMarker = Buffer.from([0xff, 0xd9])

/**
 * Calls `work` with a picture that rejects faults. Browsers show a JPEG that lacks nothing but its
 * end marker, so it is taken too; one that ends earlier is refused as incomplete.
 */
export async function withPicture<Result>(
  path: string,
  work: (picture: Sharp) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(sharp(path, strictly))
  } catch (error) {
    if (!isAboutTheEnd(error)) throw error
  }
  await appendEndMarker(path)
  try {
    // The decoder fills up what is missing before a marker with gray, and only warns of it.
    return await work(sharp(path, { ...strictly, failOn: 'warning' }))
  } catch (error) {
    if (error instanceof RefusedMediaError) throw error
    throw new RefusedMediaError('incomplete')
  }
}

function isAboutTheEnd(error: unknown): boolean {
  return error instanceof Error && /VipsJpeg: premature end/i.test(error.message)
}

/** Half of it may be there. */
async function appendEndMarker(path: string): Promise<void> {
  await using file = await open(path, 'r+')
  const { size } = await file.stat()
  const { buffer: last } = await file.read(Buffer.alloc(1), 0, 1, size - 1)
  const missing = last[0] === endMarker[0] ? endMarker.subarray(1) : endMarker
  await file.write(missing, 0, missing.length, size)
}
