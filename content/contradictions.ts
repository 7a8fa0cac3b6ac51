import type { Contradiction, DrivingTime } from '#contracts/site/shapes.ts'
import { cabins } from './cabins.ts'
import { cabinPageTimes, termsTimes } from './check-in.ts'
import { cabinPanelTimes, guideTimes } from './guide/driving-times.ts'
import { site } from './site.ts'

/** The guides call the middle of town by another name. */
const nameInGuides: Readonly<Partial<Record<string, string>>> = {
  'Downtown Wimberley': 'Downtown Square',
}

/**
 * Where the specification says two things. Give both the same figure, or set `settled` to true
 * to keep what the site shows; `npm run preflight` lists the rest.
 */
export const contradictions: readonly Contradiction[] = [
  {
    topic: 'Unknown addresses',
    readings: ['the contact screen', `the not-found screen (the site shows: ${site.unknownPath})`],
    where: 'content/site.ts, unknownPath',
    settled: false,
  },
  {
    topic: 'Cabins for groups',
    readings: [
      `${cabins.length} cabins on most screens`,
      `${cabins.filter((cabin) => cabin.countsForGroups).length} cabins on the group and event screens`,
    ],
    where: 'content/cabins.ts, countsForGroups',
    settled: false,
  },
  {
    topic: 'Check-in and check-out',
    readings: [
      `${cabinPageTimes.checkIn}, ${cabinPageTimes.checkOut} (cabin pages)`,
      `${termsTimes.checkIn}, ${termsTimes.checkOut} (terms)`,
    ],
    where: 'content/check-in.ts',
    settled: false,
  },
  ...cabinPanelTimes.flatMap(comparedWithGuides),
]

/** Every place that is in both lists, so that none can be forgotten here. */
function comparedWithGuides({ place, time }: DrivingTime): Contradiction[] {
  const name = nameInGuides[place] ?? place
  return guideTimes
    .filter((guide) => guide.place === name)
    .map((guide) => ({
      topic: `Driving time to ${name}`,
      readings: [`${time} (cabin pages)`, `${guide.time} (guide and event pages)`],
      where: 'content/guide/driving-times.ts',
      settled: time === guide.time,
    }))
}
