import { placeOn, type Axis } from '../core/axes.ts'
import { ink, type Ink } from '../core/inks.ts'
import { fractalNoise } from '../core/noise.ts'
import { fraction } from '../core/numbers.ts'
import type { Material } from '../tracer/material.ts'

/** Bright tin, the valley of a wave, and rust. */
export type TinInks = readonly [tin: string, valley: string, rust: string]

/** Old corrugated tin: waves across the ridge, rust in patches; `wear` from 0 (none) to 1. */
export function corrugatedTin(hexes: TinInks, ridge: Axis, wear = 0.5): Material {
  const [tin, valley, rust] = hexes.map(ink) as [Ink, Ink, Ink]
  return {
    gloss: 0.1,
    color: (point) => {
      const along = placeOn(ridge, point)
      const across = placeOn(ridge === 'x' ? 'z' : 'x', point)
      if (fraction(along / 0.24) < 0.22) return valley
      return fractalNoise(along * 1.1, across * 0.45, 3) > 0.45 - wear * 0.9 ? rust : tin
    },
  }
}
