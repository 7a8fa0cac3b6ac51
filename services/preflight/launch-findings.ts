import { pageAlbums, pageOfAlbum } from '#content/pictures/stand-ins.ts'
import { openFacts } from '#content/sample-facts.ts'
import { featureNames, featureScopes, isOn, type FeatureScope } from '#contracts/features.ts'
import type { Albums, Picture } from '#contracts/pictures.ts'
import type { OwnersCheck } from '../checks/check.ts'
import type { Site } from '../site/site.ts'
import { contradictionsIn } from './contradictions.ts'
import { documentFiles, guideSamples, sampleWordsIn } from './sample-words.ts'

/** Something to change before a real launch, and where. */
export interface Left {
  what: string
  /** The file to edit, or the pages to look at. */
  where: string
}

/** What is looked at before a launch. */
export interface Examined {
  /** As guests see it; null if its documents have mistakes. */
  site: Site | null
  /** The encoded pictures; none if they were not encoded. */
  albums: Albums
  /** What the owner has said to be right, in the words of the list. */
  confirmed: readonly string[]
  mistakes?: readonly string[]
  /** Why what is published could not be read. */
  unread?: readonly Left[]
  settings?: readonly Left[]
  /** Pictures that no page shows. */
  leftOut?: readonly Left[]
}

type LaunchCheck = Pick<OwnersCheck<never>, 'id' | 'title' | 'toDo'> & {
  ask: (examined: Examined) => readonly Left[]
}
export type LaunchGroup = Pick<LaunchCheck, 'id' | 'title' | 'toDo'> & { findings: readonly Left[] }

/** What has to be settled before a real launch, for the command and for the owner's screen. */
const launchChecks: readonly LaunchCheck[] = [
  {
    id: 'sample facts',
    title: 'Sample facts to replace or confirm',
    toDo: 'These were made up. Replace each with yours, or say that it’s right as it is.',
    ask: ({ site }) => (site ? [...openFacts(site), ...guideSamples(site)] : []),
  },
  {
    id: 'mistakes',
    title: 'Content with mistakes',
    toDo: 'Correct them, or ask the person who runs the server.',
    ask: ({ mistakes = [], unread = [] }) => [
      ...unread,
      ...mistakes.map((what) => ({ what, where: 'content/' })),
    ],
  },
  {
    id: 'sample words',
    title: 'Sample words in content',
    toDo: 'These sentences still name the sample property. Write your own, or say that they’re right.',
    ask: ({ site }) => (site ? sampleWordsIn(documentFiles(site)) : []),
  },
  {
    id: 'settings',
    title: 'Settings that are missing',
    toDo: 'They’re in the file .env on the server. Ask the person who runs it.',
    ask: ({ settings = [] }) => settings,
  },
  {
    id: 'contradictions',
    title: 'Contradictions for the owner to settle',
    toDo: 'Two places say different things. Change one, or say that both are right.',
    ask: ({ site }) => (site ? contradictionsIn(site) : []),
  },
  {
    id: 'drawings',
    title: 'Placeholder pictures instead of photographs',
    toDo: 'Guests see drawings there. Upload your photographs.',
    ask: standInPictures,
  },
  {
    id: 'pictures left out',
    title: 'Pictures that were left out',
    toDo: 'These files can’t be shown. Save or move them as it says.',
    ask: ({ leftOut = [] }) => leftOut,
  },
  {
    id: 'decisions',
    title: 'Worth a decision',
    toDo: 'Decide, and say that it’s right if you keep it.',
    ask: ({ site }) => (site ? reviewGating(site.facts) : []),
  },
]

/** Everything that is left, by check; those with nothing left are included. */
export function launchFindings(examined: Examined): LaunchGroup[] {
  const { site, confirmed } = examined
  const isShown = site ? switchedOn(site) : () => true
  return launchChecks.map(({ ask, ...words }) => ({
    ...words,
    findings: ask(examined).filter((each) => isShown(each) && !confirmed.includes(each.what)),
  }))
}

/** Whether something concerns more than features that are switched off. */
export function switchedOn({ facts }: Pick<Site, 'facts'>): (left: Left) => boolean {
  const off: FeatureScope[] = featureNames
    .filter((name) => !facts.features[name])
    .map((name) => featureScopes[name])
  return ({ what, where }) => {
    const [, album] = /^content\/pictures\/([^/]+)\/$/.exec(where) ?? []
    if (album !== undefined && !isOn(facts, `/${album}`)) return false
    return !off.some(
      ({ documents = [], albums = [], settings = [] }) =>
        documents.some((name) => where.startsWith(`content/site/${name}`)) ||
        albums.some((name) => name === album) ||
        settings.some((name) => what.startsWith(name)),
    )
  }
}

/** Review platforms forbid asking only happy guests, which is what the specification describes. */
export function reviewGating({
  publicReviewLinks,
}: Pick<Site['facts'], 'publicReviewLinks'>): Left[] {
  if (publicReviewLinks === 'everyone') return []
  const what =
    "Only happy guests are asked for a public review. Review platforms forbid this; 'everyone' asks all."
  return [{ what, where: 'content/site/facts.yaml, publicReviewLinks' }]
}

/** The names of all albums that pages show. */
export function namesOfAlbums(site: { cabins: readonly { id: string }[] } | null): string[] {
  return [...(site?.cabins.map(({ id }) => id) ?? []), ...Object.keys(pageAlbums)]
}

type Drawings = ReadonlyMap<string, readonly Pick<Picture, 'standIn'>[]>

/** Albums that still show our drawings, with the page they are on. */
export function standInPictures({
  site,
  albums,
}: {
  site: { cabins: readonly { id: string }[]; albums: Drawings } | null
  albums: Drawings
}): Left[] {
  const shown = namesOfAlbums(site).flatMap((name) => {
    const pictures = site?.albums.get(name) ?? albums.get(name)
    return pictures ? [{ name, pictures }] : []
  })
  if (shown.length === 0) {
    return [{ what: 'no pictures are encoded yet', where: 'run: npm run pictures' }]
  }
  return shown.flatMap(({ name, pictures }) => {
    const standIns = pictures.filter(({ standIn }) => standIn).length
    if (standIns === 0) return []
    const isCabin = site?.cabins.some(({ id }) => id === name)
    const page = isCabin ? `/cabins/${name}` : pageOfAlbum(name)
    const what = `${name}: ${standIns} of ${pictures.length} pictures are drawings (${page})`
    return [{ what, where: `content/pictures/${name}/` }]
  })
}
