import { ink, type Ink } from '../core/inks.ts'
import { mix } from '../core/vectors.ts'
import type { SkyPlace } from './sky-place.ts'

export interface SunDisk {
  across: number
  above: number
  radius: number
  hex: string
  /** Rings of light, the widest first. */
  halos?: readonly (readonly [radius: number, hex: string, amount: number])[]
}

/** Sun or moon with its halos over what is painted already. */
export function sunInk(sun: SunDisk, below: Ink, { across, above, dither }: SkyPlace): Ink {
  const distance = Math.hypot(across - sun.across, above - sun.above)
  if (distance < sun.radius) return ink(sun.hex)
  let painted = below
  for (const [radius, hex, amount] of sun.halos ?? []) {
    if (distance + dither * 0.04 * radius < radius) painted = mix(painted, ink(hex), amount)
  }
  return painted
}
