import { ink } from '../../../core/inks.ts'
import { fractalNoise, noise } from '../../../core/noise.ts'
import { smoothstep } from '../../../core/numbers.ts'
import type { Ground } from '../../../land/ground.ts'
import { bank, ledge } from '../../../land/ledges.ts'
import type { Material } from '../../../tracer/material.ts'
import { materials as m } from '../inks.ts'

/** Where the creek winds through the valley. */
export function creekAt(x: number): number {
  return -92 + 14 * Math.sin(x * 0.022 + 0.6) + 4 * Math.sin(x * 0.07)
}

/** The summit in ledges, its slope, the valley, and hills at its other end. */
export const summit: Ground = {
  heightAt(x, z) {
    const brow = -1.9 + 0.9 * noise(x * 0.2, 4) - Math.abs(x) * 0.12
    const slope = smoothstep(brow, -44, z) ** 0.75
    const top = ledge(0.5 + 0.35 * noise(x * 0.16, z * 0.2) + z * 0.03, 0.22) * (1 - slope)
    const hills = smoothstep(-120, -250, z) * (19 + 8 * noise(x * 0.012, z * 0.012))
    const rolls = (3.5 * noise(x * 0.02, z * 0.02) + 1.2 * noise(x * 0.06, z * 0.06)) * slope
    return top - slope * 28 + hills + rolls
  },
}

export const summitGround = bank({
  rock: m.limestone,
  tops: ['#efe0bf', '#e3d0a8'],
  grass: ['#b1b56c', '#99a65c', '#7f924f'],
  isGrass: (x, z, height) => height < -0.5 || fractalNoise(x * 0.3, z * 0.4, 3) > 0.28,
})

const [field, pasture, wood, hay] = ['#a1ae68', '#879e58', '#668650', '#c9b873'].map(ink)

/** Fields, pastures and woods seen from above. */
export const valleyGround: Material = {
  color: ([x, , z]) => {
    const patch = fractalNoise(x * 0.02 + 3, z * 0.035, 3)
    const own = patch > 0.3 ? hay : patch > 0.1 ? field : patch > -0.15 ? pasture : wood
    return own ?? ink('#9fae66')
  },
}
