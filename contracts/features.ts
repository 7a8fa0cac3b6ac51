import { albumsPath, documentsPath } from './addresses.ts'

/** What belongs to a feature that the owner can switch off; each path includes those below it. */
export interface FeatureScope {
  pages?: readonly string[]
  api?: readonly string[]
  /** Names below `/admin` and `/api/admin`. */
  admin?: readonly string[]
  /** The owner's documents; not required while the feature is off. */
  documents?: readonly string[]
  /** Albums whose name is not the address of one of its pages. */
  albums?: readonly string[]
  /** Environment variables that only this feature needs. */
  settings?: readonly string[]
}

/**
 * The owner's switches (`features` in `facts.yaml`). A switch takes all of this away: pages, API,
 * links, sitemap entries, admin screens, background work and preflight's questions. Documents mark
 * what speaks of a feature with `feature: <name>`.
 */
export const featureScopes = {
  contest: {
    pages: ['/contest'],
    api: ['/api/contests', '/api/submissions', '/api/files'],
    admin: ['contests', 'prizes', 'submissions', 'winners'],
    documents: ['contest', 'policies/contest-rules'],
    albums: [
      'home-winners',
      'contest-entry',
      'contest-gallery',
      'contest-examples',
      'contest-rules',
    ],
  },
  camera: {
    pages: ['/live-views'],
    api: ['/api/camera'],
    documents: ['live-views'],
    settings: ['CAMERA_FEED_URL'],
  },
  bookNow: { pages: ['/book-now', '/booking-test'], documents: ['book-now'] },
  guides: {
    pages: [
      '/things-to-do',
      '/downtown-square',
      '/jacobs-well',
      '/blue-hole',
      '/shopping',
      '/dining',
      '/guides',
    ],
    documents: ['guide', 'guide-list'],
  },
  // Each local guide, for a town that has no use for it.
  downtownSquare: { pages: ['/downtown-square'], documents: ['guide/downtown-square'] },
  jacobsWell: { pages: ['/jacobs-well'], documents: ['guide/jacobs-well'] },
  blueHole: { pages: ['/blue-hole'], documents: ['guide/blue-hole'] },
  shopping: { pages: ['/shopping'], documents: ['guide/shopping'] },
  dining: { pages: ['/dining'], documents: ['guide/dining'] },
  /** Made-up events that show a typical year. */
  scrapbook: { documents: ['events/samples'] },
  banner: {},
  eventsCalendar: {
    pages: ['/events'],
    api: ['/api/events'],
    documents: ['events'],
    albums: ['seasons', 'nearby'],
    settings: ['CALENDAR_ID', 'CALENDAR_API_KEY'],
  },
  /** Inquiries about events and group stays. */
  groups: {
    pages: ['/plan-event', '/group-booking'],
    api: ['/api/inquiries'],
    admin: ['inquiries', 'reply-templates'],
    documents: ['plan-event', 'group-booking'],
  },
} as const satisfies Record<string, FeatureScope>

export type FeatureName = keyof typeof featureScopes
export const featureNames = Object.keys(featureScopes) as FeatureName[]

/** On in documents that don't name them. */
export const onUnlessNamed: readonly FeatureName[] = [
  'downtownSquare',
  'jacobsWell',
  'blueHole',
  'shopping',
  'dining',
]

/** The addresses that switches take away. */
export function switchedOffBy(features: Readonly<Record<FeatureName, boolean>>): string[] {
  return featureNames.filter((name) => !features[name]).flatMap(addressesOf)
}

function addressesOf(name: FeatureName): string[] {
  const scope: FeatureScope = featureScopes[name]
  const { pages = [], api = [], admin = [], documents = [], albums = [] } = scope
  return [
    ...pages,
    ...api,
    ...admin.flatMap((screen) => [`/admin/${screen}`, `/api/admin/${screen}`]),
    ...documents.map((document) => `${documentsPath}${document}`),
    ...[...albums, ...pages.map((page) => page.slice(1))].map((album) => `${albumsPath}${album}`),
  ]
}

/** Whether the owner's switches leave the page or call at this address. */
export function isOn(
  { switchedOff }: { switchedOff: readonly string[] },
  address: string,
): boolean {
  const [path = ''] = address.split(/[?#]/, 1)
  return !switchedOff.some((off) => `${path}/`.startsWith(`${off}/`))
}
