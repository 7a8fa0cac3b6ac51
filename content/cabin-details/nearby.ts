import type { NearbyPlace } from '#contracts/site/cabins.ts'
import { type CabinPanelPlace, cabinPanelTime } from '../guide/driving-times.ts'

/** A place near a cabin, at the distance of the cabin detail panel. */
export function near(place: CabinPanelPlace, description: string): NearbyPlace {
  return { name: place, distance: cabinPanelTime(place), description }
}
