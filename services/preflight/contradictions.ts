import { blocksOf } from '#contracts/guides.ts'
import { plainText } from '#contracts/rich-text.ts'
import { timeOnCabinPages } from '../site/driving-times.ts'
import type { Site } from '../site/site.ts'
import type { Left } from './launch-findings.ts'

/** Where the specification contradicts itself: the owner picks one figure, or confirms both. */
export function contradictionsIn(site: Site): Left[] {
  const { cabins, facts } = site
  const forGroups = cabins.filter(({ countsForGroups }) => countsForGroups)
  return [
    {
      what: `Unknown addresses: the contact screen / the not-found screen (the site shows: ${facts.unknownPath})`,
      where: 'content/site/facts.yaml, unknownPath',
    },
    {
      what: `Cabins for groups: ${cabins.length} cabins on most screens / ${forGroups.length} cabins on the group and event screens`,
      where: 'content/site/cabins/, countsForGroups',
    },
    ...checkInTimes(site),
    ...drivingTimes(site),
  ]
}

/** The first clock time of each text. */
function startsOf(texts: readonly string[]): string {
  return texts.map((text) => /\d+:\d\d [AP]M/.exec(text)?.[0]).join()
}

function checkInTimes({ document }: Site): Left[] {
  const { checkIn, checkOut } = document('stay').times
  const { sections } = document('policies/terms')
  const terms = sections.flatMap(({ paragraphs = [], list = [] }) => [...paragraphs, ...list])
  const inTerms = [/\bcheck-in is (?:from )?([^.]+)/i, /\bcheck-out is ([^.]+)/i].flatMap(
    (pattern) => pattern.exec(terms.map(plainText).join('\n'))?.[1] ?? [],
  )
  if (inTerms.length === 0 || startsOf(inTerms) === startsOf([checkIn, checkOut])) return []
  return [
    {
      what: `Check-in and check-out: ${checkIn}, ${checkOut} (cabin pages) / ${inTerms.join(', ')} (terms)`,
      where: 'content/site/stay.yaml and content/site/policies/terms.yaml',
    },
  ]
}

/** Every place in both lists, so that none can be forgotten. */
function drivingTimes({ document }: Site): Left[] {
  const drives = blocksOf(document('guide/things-to-do'), 'driving').flatMap(({ times }) => times)
  return drives.flatMap(({ place, time }) => {
    const onCabinPages = timeOnCabinPages(place, document('stay').drivingTimes)
    if (onCabinPages === undefined || onCabinPages === time) return []
    return {
      what: `Driving time to ${place}: ${onCabinPages} (cabin pages) / ${time} (guide and event pages)`,
      where: 'content/site/facts.yaml, drivingTimes, or content/site/guide/things-to-do.yaml',
    }
  })
}
