import { cabinPageTimes, termsTimes } from '#content/check-in.ts'
import type { Site } from '#services/site/site.ts'
import type { Finding } from './finding.ts'

interface Contradiction {
  topic: string
  readings: readonly string[]
  /** The file to edit. */
  where: string
}

/** The guides call the middle of town by another name. */
const nameInGuides: Readonly<Partial<Record<string, string>>> = {
  'Downtown Wimberley': 'Downtown Square',
}

/** Where the specification says two things: the owner gives both the same figure, or confirms. */
export function contradictionsIn(site: Site): Finding[] {
  return readingsOf(site).map(({ topic, readings, where }) => ({
    what: `${topic}: ${readings.join(' / ')}`,
    where,
  }))
}

function readingsOf(site: Site): Contradiction[] {
  const { cabins, facts } = site
  const forGroups = cabins.filter(({ countsForGroups }) => countsForGroups)
  return [
    {
      topic: 'Unknown addresses',
      readings: [
        'the contact screen',
        `the not-found screen (the site shows: ${facts.unknownPath})`,
      ],
      where: 'content/site/facts.yaml, unknownPath',
    },
    {
      topic: 'Cabins for groups',
      readings: [
        `${cabins.length} cabins on most screens`,
        `${forGroups.length} cabins on the group and event screens`,
      ],
      where: 'content/site/cabins/, countsForGroups',
    },
    {
      topic: 'Check-in and check-out',
      readings: [
        `${cabinPageTimes.checkIn}, ${cabinPageTimes.checkOut} (cabin pages)`,
        `${termsTimes.checkIn}, ${termsTimes.checkOut} (terms)`,
      ],
      where: 'content/check-in.ts',
    },
    ...drivingTimes(site),
  ]
}

/** Every place in both lists, so that none can be forgotten here. */
function drivingTimes({ cabins, document }: Site): Contradiction[] {
  const told = cabins.flatMap(({ nearby }) => nearby.map(({ name, distance }) => [name, distance]))
  const guides = document('guide/things-to-do').driving.times
  return [...new Map(told as [string, string][])].flatMap(([place, distance]) => {
    const name = nameInGuides[place] ?? place
    return guides
      .filter((guide) => guide.place === name && guide.time !== distance)
      .map(({ time }) => ({
        topic: `Driving time to ${name}`,
        readings: [`${distance} (cabin pages)`, `${time} (guide and event pages)`],
        where: 'content/site/guide/things-to-do.yaml',
      }))
  })
}
