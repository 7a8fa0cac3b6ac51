import { cabinSchema } from '#contracts/site/cabins.ts'
import { documentSchemas, type DocumentName } from '#contracts/site/documents.ts'
import type { Topic } from '../changes.ts'
import { listGuides } from './guides.ts'
import { hasDrawings } from './drawings.ts'
import { movedFrom } from './moved-cabins.ts'
import type { Site } from './site.ts'

const names = Object.keys(documentSchemas) as DocumentName[]

/** Answers of our API that have something of a served document in them. */
const shownElsewhere: Readonly<Record<string, readonly Topic[]>> = {
  'site:cabin-list': ['availability', 'events', 'reviews', 'submissions'],
  'site:events': ['events'],
  'site:events/samples': ['events'],
}

/** What pages show differently, by the addresses of the documents they read. */
export function topicsBetween(before: Site, after: Site): Topic[] {
  const earlier = servedBy(before)
  const later = servedBy(after)
  const changed = [...new Set([...earlier.keys(), ...later.keys()])].filter(
    (topic) => earlier.get(topic) !== later.get(topic),
  )
  return [...new Set(changed.flatMap((topic) => [topic, ...(shownElsewhere[topic] ?? [])]))]
}

function servedBy(site: Site): ReadonlyMap<Topic, string> {
  const listed = site.cabins.map((cabin) => cabinSchema.parse(cabin))
  const retired = site.retired.map(({ id, name }) => ({ id, name }))
  return new Map<Topic, string>([
    ...names.map((name) => entry(name, site.document(name))),
    ...site.guides.map(({ id, ...guide }) => entry(`guide/${id}`, guide)),
    entry('guide-list', listGuides(site)),
    entry('cabin-list', [listed, retired]),
    entry('moved-cabins', movedFrom(site)),
    ...[...site.albums].map(([name, album]) => entry(`albums/${name}`, album)),
    entry('current-notice', site.document('notices')),
    entry('drawings', hasDrawings({ site, albums: site.albums })),
    // No page shows the former names.
    ...site.cabins.map((cabin) =>
      entry(`cabins/${cabin.slug}`, { ...cabin, formerNames: undefined }),
    ),
  ])
}

function entry(name: string, value: unknown): [Topic, string] {
  return [`site:${name}`, JSON.stringify(value) ?? '']
}
