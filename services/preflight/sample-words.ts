import { looksLikeSample } from '#content/sample-facts.ts'
import { documentsPath } from '#contracts/addresses.ts'
import { isOn } from '#contracts/features.ts'
import { documentSchemas, type DocumentName } from '#contracts/site/documents.ts'
import type { Site } from '../site/site.ts'
import type { Left } from './launch-findings.ts'

/** A document and its content. */
export interface ContentFile {
  file: string
  value: unknown
}

/** The owner's documents that pages show, including the cabins. */
export function documentFiles({ facts, cabins, guides, document }: Site): ContentFile[] {
  const fixed = Object.keys(documentSchemas) as DocumentName[]
  const local = guides.map(({ id }) => `guide/${id}` as const)
  const names = [...fixed, ...local].filter((name) => isOn(facts, `${documentsPath}${name}`))
  return [
    ...names.map((name) => ({ file: `content/site/${name}.yaml`, value: document(name) })),
    ...cabins.map((cabin) => ({ file: `content/site/cabins/${cabin.id}.yaml`, value: cabin })),
  ]
}

/** Sentences in documents that contain a sample word, such as the brand's. */
export function sampleWordsIn(files: readonly ContentFile[]): Left[] {
  return files.flatMap(({ file, value }) =>
    // 'sample' alone is a marker in the content, which no guest reads.
    [...new Set(textsIn(value))]
      .filter((text) => text !== 'sample' && looksLikeSample(text))
      .map((text) => ({ what: quoted(text), where: file })),
  )
}

/** Every text in a value, whatever its shape, and keys that look like samples. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return [...Object.keys(value).filter(looksLikeSample), ...Object.values(value).flatMap(textsIn)]
}

/** The text as shown in a finding; long ones are cut. */
function quoted(text: string): string {
  return `'${text.length > 60 ? `${text.slice(0, 59)}…` : text}'`
}

const guideEntries = [
  ['dining', 'restaurants of the dining guide'],
  ['shopping', 'shops of the shopping guide'],
  ['blue-hole', 'swimming fees at Blue Hole'],
  ['things-to-do', 'attractions of the area guide'],
] as const

/** Made-up entries of the guides, by guide, until all are replaced. */
export function guideSamples({ facts, document }: Site): Left[] {
  return guideEntries.flatMap(([guide, what]) => {
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
