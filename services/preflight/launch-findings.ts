import { confirmed } from '#content/confirmed.ts'
import { pageAlbums } from '#content/pictures/stand-ins.ts'
import { sampleFactsOf } from '#content/sample-facts.ts'
import type { Albums } from '#contracts/pictures.ts'
import type { Site } from '../site/site.ts'
import { contradictionsIn } from './contradictions.ts'
import { openFacts, reviewGating } from './facts.ts'
import { withoutConfirmed, type Finding, type FindingGroup } from './finding.ts'
import { guideSamples } from './guide-samples.ts'
import type { Page } from './page.ts'
import { sampleWordsOn } from './page-words.ts'
import { standInPictures } from './pictures.ts'
import { documentFiles, sampleTextsIn, sampleWordsIn } from './sample-words.ts'
import { findingsSwitchedOn } from './switches.ts'

/** What preflight looks at. */
export interface Examined {
  /** As guests see it; null if its documents have mistakes. */
  site: Site | null
  mistakes: readonly string[]
  /** The encoded pictures; none if they were not encoded. */
  albums: Albums
  pages: readonly Page[]
  /** Why pages could not be read. */
  unread: readonly Finding[]
  settings: readonly Finding[]
  /** Pictures that no page shows. */
  leftOut: readonly Finding[]
  /** Confirmed in the browser. */
  alsoConfirmed: readonly string[]
}

/** Everything that is left before a real launch, for the command and for the owner's screen. */
export function launchFindings(examined: Examined): FindingGroup[] {
  const { site, alsoConfirmed } = examined
  const groups = allGroups(examined)
  const shown = site ? findingsSwitchedOn(groups, site) : groups
  const open = shown.map(({ title, findings }) => ({
    title,
    findings: findings.filter(({ what }) => !alsoConfirmed.includes(what)),
  }))
  return withoutConfirmed(
    open,
    confirmed.filter((what) => !alsoConfirmed.includes(what)),
  )
}

function allGroups(examined: Examined): FindingGroup[] {
  const { site, mistakes, pages, unread, settings, leftOut, alsoConfirmed } = examined
  const files = site ? documentFiles(site) : []
  const known = {
    listed: files.flatMap(sampleTextsIn),
    confirmed: [...confirmed, ...alsoConfirmed],
  }
  return [
    {
      title: 'Sample facts to replace or confirm',
      findings: site ? openFacts([...sampleFactsOf(site), ...guideSamples(site)]) : [],
    },
    {
      title: 'Content with mistakes',
      findings: mistakes.map((mistake) => ({ what: mistake, where: 'content/' })),
    },
    { title: 'Sample words in content', findings: sampleWordsIn(files) },
    {
      title: 'Sample words on the pages',
      findings: [...unread, ...sampleWordsOn(pages, known)],
    },
    { title: 'Settings that are missing', findings: settings },
    {
      title: 'Contradictions for the owner to settle',
      findings: site ? contradictionsIn(site) : [],
    },
    {
      title: 'Placeholder pictures instead of photographs',
      findings: standInPictures(shownAlbums(examined), site?.cabins.map(({ id }) => id) ?? []),
    },
    { title: 'Pictures that were left out', findings: leftOut },
    { title: 'Worth a decision', findings: site ? reviewGating(site.facts) : [] },
  ]
}

/** The names of all albums that pages show. */
export function namesOfAlbums(site: Site | null): string[] {
  return [...(site?.cabins.map(({ id }) => id) ?? []), ...Object.keys(pageAlbums)]
}

/** `npm test` also encodes those of its own property. */
function shownAlbums({ site, albums }: Examined): Albums {
  return new Map(
    namesOfAlbums(site).flatMap((name) => {
      const album = site?.albums.get(name) ?? albums.get(name)
      return album ? [[name, album]] : []
    }),
  )
}
