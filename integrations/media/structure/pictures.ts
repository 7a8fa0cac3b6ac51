import { type Bytes, createCount, damaged } from './bytes.ts'

const pngSignatureBytes = 8
/** Length, name and checksum. */
const pngFrameBytes = 12
const riffHeadBytes = 12
const riffFrameBytes = 8

/** Chunks up to IEND; anything after it is ignored. */
export async function assertPngChunks(bytes: Bytes): Promise<void> {
  const count = createCount()
  for (let at = pngSignatureBytes; ; count()) {
    const head = await bytes.read(at, riffFrameBytes)
    if (head.length < riffFrameBytes) throw damaged()
    const name = head.toString('latin1', 4)
    at += pngFrameBytes + head.readUInt32BE(0)
    if (at > bytes.size) throw damaged()
    if (name === 'IEND') return
  }
}

/** Chunks up to the length in the file's header. */
export async function assertWebpChunks(bytes: Bytes): Promise<void> {
  const head = await bytes.read(0, riffHeadBytes)
  if (head.length < riffHeadBytes) throw damaged()
  const end = riffFrameBytes + head.readUInt32LE(4)
  if (end > bytes.size) throw damaged()
  const count = createCount()
  for (let at = riffHeadBytes; at + riffFrameBytes <= end; count()) {
    const length = (await bytes.read(at, riffFrameBytes)).readUInt32LE(4)
    if (at + riffFrameBytes + length > end) throw damaged()
    // Chunks are aligned to even offsets.
    at += riffFrameBytes + length + (length % 2)
  }
}

const startOfScan = 0xda
const endOfImage = 0xd9
const filling = 0xff

/** Segments of a JPEG up to its image data, which has no lengths. */
export async function assertSegments(bytes: Bytes): Promise<void> {
  const count = createCount()
  for (let at = 2; ; count()) {
    const head = await bytes.read(at, 4)
    if (head[0] !== 0xff) throw damaged()
    const marker = head[1]
    if (marker === filling) {
      at += 1
      continue
    }
    if (marker === endOfImage || head.length < 4) throw damaged()
    if (marker === startOfScan) return
    const length = head.readUInt16BE(2)
    at += 2 + length
    if (length < 2 || at > bytes.size) throw damaged()
  }
}
