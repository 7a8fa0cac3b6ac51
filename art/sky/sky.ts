import type { Ink } from '../core/inks.ts'
import { bandsInk, type Bands } from './bands.ts'
import { cloudInk, puffsOf, type CloudInks, type CloudSetting } from './clouds.ts'
import { ridgeInk, type Ridge } from './ridges.ts'
import { starInk, milkyWayInk, type MilkyWay } from './stars.ts'
import { streakInk, type Streak } from './streaks.ts'
import { sunInk, type SunDisk } from './sun-disk.ts'

/**
 * Sky and far hills as flat layers. Positions are tangents: `across` beside the line of sight over
 * the distance, `above` over the horizon. Water and metal roofs mirror the same layers.
 */
export interface SkySetting {
  bands: Bands
  sun?: SunDisk
  milkyWay?: MilkyWay
  /** Share of cells of the sky that hold a star, from 0 to 1. */
  stars?: number
  streaks?: readonly Streak[]
  clouds?: { inks: CloudInks; all: readonly CloudSetting[] }
  /** The farthest first. */
  ridges: readonly Ridge[]
  /** -1 when the light comes from the left, 1 from the right. */
  lightFrom?: -1 | 1
}

/** The ink at a place of the sky; `dither` from about -0.7 to 0.7 makes edges ragged. */
export type Sky = (across: number, above: number, dither: number) => Ink

export function skyOf(setting: SkySetting): Sky {
  const { bands, sun, milkyWay, stars = 0, streaks = [], clouds, ridges } = setting
  const lightFrom = setting.lightFrom ?? 1
  const nearestFirst = ridges.toReversed()
  const puffs = (clouds?.all ?? []).map((cloud) => ({ cloud, puffs: puffsOf(cloud) }))
  return (across, above, dither) => {
    const place = { across, above, dither, lightFrom }
    for (const ridge of nearestFirst) {
      const found = ridgeInk(ridge, place)
      if (found) return found
    }
    let painted = bandsInk(bands, place)
    if (sun) painted = sunInk(sun, painted, place)
    if (milkyWay) painted = milkyWayInk(milkyWay, painted, place)
    if (stars > 0) painted = starInk(stars, painted, place)
    for (const streak of streaks) painted = streakInk(streak, painted, place)
    for (const each of puffs) painted = cloudInk(each, clouds?.inks, place) ?? painted
    return painted
  }
}
