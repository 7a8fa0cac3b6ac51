import type { Documents } from '#contracts/site/documents.ts'
import type { GuidePage } from '#contracts/site/guide.ts'

interface Drive {
  place: string
  time: string
}

/** The guides use another name for the town center. */
const namesOnCabinPages: Readonly<Partial<Record<string, string>>> = {
  'Downtown Square': 'Downtown Wimberley',
}

/** The time on the cabin pages; undefined if they do not name the place. */
export function timeOnCabinPages(place: string, times: readonly Drive[]): string | undefined {
  const name = namesOnCabinPages[place] ?? place
  return times.find((drive) => drive.place === name)?.time
}

/** `{drive.jacobs-well}` is '15 min', `{drive.jacobs-well.words}` '15 minutes', of raw documents. */
export function drivingWords(raw: ReadonlyMap<string, unknown>): [string, string][] {
  const facts = raw.get('facts') as { drivingTimes?: unknown } | undefined
  const stay = raw.get('stay') as { drivingTimes?: unknown } | undefined
  const ofStay = drivesIn(stay?.drivingTimes)
  const ofGuide = [...raw].flatMap(([name, guide]) =>
    name.startsWith('guide/') ? drivesInBlocks((guide as { blocks?: unknown } | null)?.blocks) : [],
  )
  const isOne = facts?.drivingTimes === 'one'
  return [...ofStay, ...ofGuide].flatMap(({ place, time }) => {
    const shown = (isOne && timeOnCabinPages(place, ofStay)) || time
    const word = `drive.${place
      .toLowerCase()
      .replaceAll("'", '')
      .replaceAll(/[^a-z0-9]+/g, '-')}`
    return [
      [word, shown],
      [`${word}.words`, shown.replaceAll(/\bmin\b/g, 'minutes')],
    ] as [string, string][]
  })
}

/** Instead of the time to a place that is listed no longer: an owner may list other places. */
export function unlistedDrive(word: string): string | undefined {
  return word.startsWith('drive.') ? 'a short drive' : undefined
}

function drivesIn(list: unknown): Drive[] {
  return Array.isArray(list) ? list.filter(isDrive) : []
}

function drivesInBlocks(blocks: unknown): Drive[] {
  if (!Array.isArray(blocks)) return []
  return blocks.flatMap((block: { times?: unknown } | null) => drivesIn(block?.times))
}

function isDrive(value: unknown): value is Drive {
  const { place, time } = (value ?? {}) as Partial<Record<keyof Drive, unknown>>
  return typeof place === 'string' && typeof time === 'string'
}

/** The documents as they are shown where the owner wants one set of driving times. */
export function withOneSet(documents: Documents): Documents {
  const stay: Documents['stay'] | undefined = documents.stay
  if (documents.facts.drivingTimes !== 'one' || !stay) return documents
  const shown = Object.entries(documents).map(([name, value]) => [
    name,
    name.startsWith('guide/') && value ? withTimes(value as GuidePage, stay.drivingTimes) : value,
  ])
  return Object.fromEntries(shown) as Documents
}

function withTimes({ blocks, ...page }: GuidePage, times: readonly Drive[]): GuidePage {
  const withTime = <Listed extends Drive>(drive: Listed): Listed => ({
    ...drive,
    time: timeOnCabinPages(drive.place, times) ?? drive.time,
  })
  return {
    ...page,
    blocks: blocks.map((block): GuidePage['blocks'][number] =>
      block.block === 'driving' ? { ...block, times: block.times.map(withTime) } : block,
    ),
  }
}
