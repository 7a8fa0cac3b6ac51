import { type Bytes, createCount, damaged } from './bytes.ts'

// Checks the lengths in EBML (RFC 8794) and Matroska (RFC 9559).

interface Element {
  id: number
  dataAt: number
  /** Undefined if the file leaves it open, as live recordings do. */
  end: number | undefined
}

const ebml = 0x1a45dfa3
const segment = 0x18538067
const cluster = 0x1f43b675
const voidElement = 0xec
/** Where a cue says its cluster begins. */
const clusterPosition = 0xf1
/** What a segment contains: seek head, info, cluster, tracks, cues, attachments, chapters, tags. */
const inSegment: ReadonlySet<number> = new Set([
  0x114d9b74,
  0x1549a966,
  cluster,
  0x1654ae6b,
  0x1c53bb6b,
  0x1941a469,
  0x1043a770,
  0x1254c367,
])
/** Container elements: those above, track entries and their parts, block groups, cue points. */
const masters: ReadonlySet<number> = new Set([
  0x114d9b74, 0x4dbb, 0x1549a966, 0x1654ae6b, 0xae, 0xe0, 0xe1, 0x6d80, 0x6240, 0x5034, 0x1c53bb6b,
  0xbb, 0xb7, 0xa0, 0x1254c367, 0x7373, 0x63c0, 0x67c8,
])
const longestHead = 12

/** One header and one segment; elements end within their parents, cues point to clusters. */
export async function assertElements(bytes: Bytes): Promise<void> {
  const walk: Walk = { bytes, count: createCount(), clusters: new Set(), cues: new Set() }
  const head = await readElement(bytes, 0)
  if (head?.id !== ebml) throw damaged()
  const body = await readElement(bytes, endWithin(head, bytes.size))
  if (body?.id !== segment) throw damaged()
  const end = body.end === undefined ? bytes.size : endWithin(body, bytes.size)
  await assertSegment(walk, body.dataAt, end)
  for (const position of walk.cues) {
    if (!walk.clusters.has(body.dataAt + position)) throw damaged()
  }
  await assertNoMore(walk, end)
}

interface Walk {
  bytes: Bytes
  count: () => void
  /** Offsets in the file. */
  clusters: Set<number>
  /** Offsets in the segment, from cues. */
  cues: Set<number>
}

/**
 * A parser that finds anything else in a segment, or is sent there by a cue, searches for the next
 * element byte by byte: it finds false ones, and the one in use may loop on a short rest.
 */
async function assertSegment(walk: Walk, start: number, end: number): Promise<void> {
  for (let at = start; at < end; walk.count()) {
    const element = await readElement(walk.bytes, at)
    if (!element || (element.id !== voidElement && !inSegment.has(element.id))) throw damaged()
    if (element.id === cluster) {
      walk.clusters.add(at)
      at = await endOfCluster(walk, element, end)
    } else {
      at = endWithin(element, end)
      if (masters.has(element.id)) await assertChildren(walk, element.dataAt, at)
    }
  }
}

/** A cluster of unknown size ends where the next part of the segment begins. */
async function endOfCluster(walk: Walk, { dataAt, end }: Element, outerEnd: number) {
  const isOpen = end === undefined
  const most = isOpen ? outerEnd : end
  if (most > outerEnd) throw damaged()
  for (let at = dataAt; at < most; walk.count()) {
    const child = await readElement(walk.bytes, at)
    if (!child) throw damaged()
    if (isOpen && inSegment.has(child.id)) return at
    at = endWithin(child, most)
    if (masters.has(child.id)) await assertChildren(walk, child.dataAt, at)
  }
  return most
}

async function assertChildren(walk: Walk, start: number, end: number): Promise<void> {
  for (let at = start; at < end; walk.count()) {
    const element = await readElement(walk.bytes, at)
    if (!element) throw damaged()
    at = endWithin(element, end)
    if (element.id === clusterPosition) walk.cues.add(await readNumber(walk.bytes, element))
    if (masters.has(element.id)) await assertChildren(walk, element.dataAt, at)
  }
}

async function readNumber(bytes: Bytes, { dataAt, end = dataAt }: Element): Promise<number> {
  if (end - dataAt > 8) throw damaged()
  return Number(`0x0${(await bytes.read(dataAt, end - dataAt)).toString('hex')}`)
}

/** We ignore what follows a segment, but a parser would continue with more of its kind. */
async function assertNoMore(walk: Walk, start: number): Promise<void> {
  for (let at = start; at < walk.bytes.size; walk.count()) {
    const element = await readElement(walk.bytes, at)
    if (!element) return
    if (element.id === segment || element.id === ebml || inSegment.has(element.id)) throw damaged()
    if (element.end === undefined) return
    at = element.end
  }
}

function endWithin({ end }: Element, outerEnd: number): number {
  if (end === undefined || end > outerEnd) throw damaged()
  return end
}

/** Undefined if no element can begin there. */
async function readElement(bytes: Bytes, at: number): Promise<Element | undefined> {
  const head = await bytes.read(at, longestHead)
  const idBytes = widthOf(head[0])
  if (idBytes > 4 || head.length <= idBytes) return undefined
  const sizeBytes = widthOf(head[idBytes])
  if (sizeBytes > 8 || head.length < idBytes + sizeBytes) return undefined
  const digits = head.subarray(idBytes, idBytes + sizeBytes)
  const size = BigInt(`0x${digits.toString('hex')}`) & ((1n << BigInt(7 * sizeBytes)) - 1n)
  const isOpen = size === (1n << BigInt(7 * sizeBytes)) - 1n
  const dataAt = at + idBytes + sizeBytes
  return {
    id: head.readUIntBE(0, idBytes),
    dataAt,
    end: isOpen ? undefined : dataAt + Number(size),
  }
}

/** Length of a number in bytes, from its first one; 9 if none begins there. */
function widthOf(first = 0): number {
  return Math.clz32(first) - 24 + 1
}
