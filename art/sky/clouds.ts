import { ink, type Ink } from '../core/inks.ts'
import { fractalNoise, noise } from '../core/noise.ts'
import { seededRandom } from '../core/random.ts'
import type { SkyPlace } from './sky-place.ts'

/** A heap of cloud with a flat base. */
export interface CloudSetting {
  across: number
  /** Of its base. */
  above: number
  width: number
  height: number
  seed: number
}

/** In the light, between, and at the base. */
export type CloudInks = readonly [lit: string, middle: string, base: string]

interface Puff {
  across: number
  above: number
  radius: number
}

export interface Cloud {
  cloud: CloudSetting
  puffs: readonly Puff[]
}

/** The balls that a cloud is heaped of. */
export function puffsOf({ across, above, width, height, seed }: CloudSetting): Puff[] {
  const random = seededRandom(seed)
  const count = 15 + Math.floor(random() * 4)
  const puffs: Puff[] = []
  for (let index = 0; index < count; index += 1) {
    const share = ((index + 0.5) / count) * 2 - 1
    const dome = (1 - share * share) ** 0.6
    const radius = height * (0.28 + 0.3 * random()) * (0.5 + 0.6 * dome)
    const lift = radius * 0.25 + dome * height * 0.45 * random()
    puffs.push({ across: across + share * width, above: above + lift, radius })
    if (random() < 0.75) {
      const aside = (random() - 0.5) * width * 0.12
      puffs.push({
        across: across + share * width * 0.8 + aside,
        above: above + dome * height * (0.3 + 0.55 * random()),
        radius: radius * 0.85,
      })
    }
  }
  return puffs
}

/** The ink of a cloud at a place; null beside it. */
export function cloudInk(
  { cloud, puffs }: Cloud,
  inks: CloudInks | undefined,
  place: SkyPlace,
): Ink | null {
  const { across, above, dither } = place
  const isFar = Math.abs(across - cloud.across) > cloud.width * 1.35
  if (!inks || isFar || above < cloud.above - 0.01) return null
  const light = lightOn(puffs, place)
  const wavyBase = 0.006 * noise(across * 11, cloud.seed)
  const base = cloud.above + wavyBase + 0.05 * cloud.height * noise(across * 4, cloud.seed + 3)
  if (light === null || above <= base) return null
  const raggedness = 0.16 * fractalNoise(across * 9, above * 16 + cloud.seed, 3) + dither * 0.13
  const value = ((above - base) / cloud.height) * 1.15 + light * 0.42 + raggedness
  return ink(value > 0.78 ? inks[0] : value > 0.42 ? inks[1] : inks[2])
}

/** From -1 to 1 on the ball that faces the light most; null outside all of them. */
function lightOn(puffs: readonly Puff[], { across, above, lightFrom }: SkyPlace): number | null {
  let brightest: number | null = null
  for (const puff of puffs) {
    const right = (across - puff.across) / puff.radius
    const up = (above - puff.above) / puff.radius
    if (right * right + up * up >= 1) continue
    const light = up * 0.8 + right * 0.6 * lightFrom
    if (brightest === null || light > brightest) brightest = light
  }
  return brightest
}
