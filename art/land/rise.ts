import { noise } from '../core/noise.ts'
import { smoothstep } from '../core/numbers.ts'

/** How far from the middle of the scene the land begins to fall. */
const brow = 17

/**
 * Gentle land around a cabin: level with zero at its site, lower around it by `fall`, and away on
 * all sides, so that hills show behind it from everywhere. `seed` moves the bumps.
 */
export function gentleRise(x: number, z: number, fall: number, seed: number): number {
  const away = Math.hypot(x, z + 2)
  const site = (smoothstep(20, 6, away) - 1) * fall
  const bumps = 0.16 * noise(x * 0.1 + seed, z * 0.1) + 0.05 * noise(x * 0.5, z * 0.5 + seed)
  // Level under the walls, or the ground would stand above the floor.
  const isOutside = smoothstep(4, 8, away)
  return site + bumps * isOutside - Math.max(0, away - brow) ** 2 * 0.006
}
