import type { Contradiction } from '#contracts/content.ts'
import { cabins } from './cabins.ts'
import { cabinPageTimes, termsTimes } from './check-in.ts'
import {
  type CabinPanelPlace,
  cabinPanelTime,
  type GuidePlace,
  guideTime,
} from './guide/driving-times.ts'
import { site } from './site.ts'

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
  driving('Downtown Wimberley', 'Downtown Square'),
  driving("Jacob's Well", "Jacob's Well"),
  driving('Dripping Springs', 'Dripping Springs'),
  driving('Fredericksburg', 'Fredericksburg'),
]

function driving(panelPlace: CabinPanelPlace, guidePlace: GuidePlace): Contradiction {
  const panel = cabinPanelTime(panelPlace)
  const guide = guideTime(guidePlace)
  return {
    topic: `Driving time to ${guidePlace}`,
    readings: [`${panel} (cabin pages)`, `${guide} (guide and event pages)`],
    where: 'content/guide/driving-times.ts',
    settled: panel === guide,
  }
}
