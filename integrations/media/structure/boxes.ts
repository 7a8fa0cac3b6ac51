import { type Bytes, createCount, damaged, mostParts } from './bytes.ts'

// Checks the lengths in ISO base media files (ISO 14496-12).

interface Box {
  name: string
  dataAt: number
  end: number
}

const containers = names('moov trak mdia minf stbl dinf edts mvex moof traf mfra')
const topLevel = names(
  'ftyp styp moov mdat moof mfra meta sidx free skip wide uuid udta pdin emsg prft',
)
/** Tables: where their row count is, relative to the header, and the minimum length of a row. */
const tables: Readonly<Record<string, { countAt: number; rowBytes: number }>> = {
  stts: { countAt: 4, rowBytes: 8 },
  ctts: { countAt: 4, rowBytes: 8 },
  stsc: { countAt: 4, rowBytes: 12 },
  stco: { countAt: 4, rowBytes: 4 },
  co64: { countAt: 4, rowBytes: 8 },
  stss: { countAt: 4, rowBytes: 4 },
  elst: { countAt: 4, rowBytes: 12 },
  stsd: { countAt: 4, rowBytes: 8 },
  stsz: { countAt: 8, rowBytes: 0 },
  trun: { countAt: 4, rowBytes: 0 },
}
const deepest = 12

interface Walk {
  bytes: Bytes
  count: (more?: number) => void
}

/** Every box ends within its parent, and every table has room for its rows. */
export async function assertBoxes(bytes: Bytes): Promise<void> {
  const walk = { bytes, count: createCount() }
  for (let at = 0; at < bytes.size; walk.count()) {
    const box = await readBox(bytes, at, bytes.size)
    // Anything appended to a video is ignored.
    if (!box || !topLevel.has(box.name)) return
    await assertBox(walk, box, bytes.size, 0)
    at = box.end
  }
}

async function assertBox(walk: Walk, box: Box, outerEnd: number, depth: number): Promise<void> {
  if (box.end > outerEnd || depth > deepest) throw damaged()
  if (containers.has(box.name)) {
    for (let at = box.dataAt; at < box.end; walk.count()) {
      const inner = await readBox(walk.bytes, at, box.end)
      if (!inner) throw damaged()
      await assertBox(walk, inner, box.end, depth + 1)
      at = inner.end
    }
  } else if (Object.hasOwn(tables, box.name)) await assertTable(walk, box)
}

async function assertTable({ bytes, count }: Walk, { name, dataAt, end }: Box): Promise<void> {
  const { countAt = 0, rowBytes = 0 } = tables[name] ?? {}
  const head = await bytes.read(dataAt, 12)
  if (dataAt + countAt + 4 > end) throw damaged()
  const rows = head.readUInt32BE(countAt)
  const rowsAt = dataAt + countAt + 4
  // Samples of one size need no rows, and those of a fragment may all use its defaults.
  const isEach = name === 'stsz' && head.readUInt32BE(4) === 0
  if (rowsAt + rows * (isEach ? 4 : rowBytes) > end) throw damaged()
  count(rows)
  const countOf = rowCounts[name]
  if (!countOf) return
  for (let row = 0; row < rows; row += 1) {
    count(countOf(await bytes.read(rowsAt + row * rowBytes, rowBytes)))
  }
}

/** The number of samples a row describes; a parser would iterate over them. */
const rowCounts: Readonly<Record<string, (row: Buffer) => number>> = {
  stts: (row) => row.readUInt32BE(0),
  ctts: (row) => row.readUInt32BE(0),
  stsc(row) {
    const [firstChunk, samplesPerChunk] = [row.readUInt32BE(0), row.readUInt32BE(4)]
    if (firstChunk > mostParts) throw damaged()
    return samplesPerChunk
  },
}

/** Undefined if no box can begin there. */
async function readBox(bytes: Bytes, at: number, outerEnd: number): Promise<Box | undefined> {
  const head = await bytes.read(at, 16)
  if (head.length < 8) return undefined
  const name = head.toString('latin1', 4, 8)
  const size = head.readUInt32BE(0)
  if (size === 0) return { name, dataAt: at + 8, end: outerEnd }
  if (size !== 1) return size < 8 ? undefined : { name, dataAt: at + 8, end: at + size }
  if (head.length < 16) return undefined
  const large = Number(head.readBigUInt64BE(8))
  return large < 16 ? undefined : { name, dataAt: at + 16, end: at + large }
}

function names(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
