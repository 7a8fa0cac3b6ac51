import type { DrivingTime } from '#contracts/site/shapes.ts'

// The specification (section 9) gives two lists that do not agree. Each screen shows its own;
// `contradictions.ts` compares them until the owner settles on one.

/** From the cabins, as the cabin detail panel tells them. */
export const cabinPanelTimes = [
  { place: 'Downtown Wimberley', time: '5 min' },
  { place: "Jacob's Well", time: '10 min' },
  { place: 'San Marcos', time: '15 min' },
  { place: 'Dripping Springs', time: '20 min' },
  { place: 'New Braunfels', time: '30 min' },
  { place: 'Austin', time: '45 min' },
  { place: 'San Antonio', time: '1 hour' },
  { place: 'Fredericksburg', time: '1 hour 15 min' },
] as const satisfies readonly DrivingTime[]

/** From the cabins, as the guide and event screens tell them. */
export const guideTimes = [
  { place: 'Blue Hole', time: '8 min' },
  { place: 'Downtown Square', time: '10 min' },
  { place: "Jacob's Well", time: '15 min' },
  { place: 'Fredericksburg', time: '15 min' },
  { place: 'Dripping Springs', time: '25 min' },
] as const satisfies readonly DrivingTime[]

export type CabinPanelPlace = (typeof cabinPanelTimes)[number]['place']
export type GuidePlace = (typeof guideTimes)[number]['place']

/** The time as shown, for example '10 min'. */
export function cabinPanelTime(place: CabinPanelPlace): string {
  return timeTo(cabinPanelTimes, place)
}

/** The time as shown, for example '10 min'. */
export function guideTime(place: GuidePlace): string {
  return timeTo(guideTimes, place)
}

function timeTo(times: readonly DrivingTime[], place: string): string {
  const found = times.find((entry) => entry.place === place)
  if (!found) throw new Error(`No driving time for ${place}`)
  return found.time
}
