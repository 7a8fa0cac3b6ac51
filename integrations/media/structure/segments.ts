import type { Bytes } from './bytes.ts'
import { createCount, damaged } from './damaged.ts'

const startOfScan = 0xda
const endOfImage = 0xd9
const filling = 0xff

/** Segments of a JPEG up to its picture, which has no lengths. */
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
