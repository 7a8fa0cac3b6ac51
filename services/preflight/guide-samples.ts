import { isOn } from '#contracts/features.ts'
import type { Site } from '../site/site.ts'
import type { Left } from './launch-findings.ts'

const entries = [
  ['dining', 'restaurants of the dining guide'],
  ['shopping', 'shops of the shopping guide'],
  ['blue-hole', 'swimming fees at Blue Hole'],
  ['things-to-do', 'attractions of the area guide'],
] as const

/** Made-up entries of the guides, by guide, until all are replaced. */
export function guideSamples({ facts, document }: Site): Left[] {
  return entries.flatMap(([guide, what]) => {
    const names = isOn(facts, `/${guide}`) ? markedIn(document(`guide/${guide}`)) : []
    if (names.length === 0) return []
    return [{ what: `${what}: ${names.join(', ')}`, where: `content/site/guide/${guide}.yaml` }]
  })
}

/** The names of entries with `sample: true`, wherever they are. */
function markedIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { sample, name, title, age } = value as Readonly<Record<string, unknown>>
  const inside = Object.values(value).flatMap(markedIn)
  return sample === true ? [String(name ?? title ?? age), ...inside] : inside
}
