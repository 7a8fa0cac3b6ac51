import { placeOn } from '../../../core/axes.ts'
import { ink, type Ink } from '../../../core/inks.ts'
import { fraction } from '../../../core/numbers.ts'
import { hash } from '../../../core/random.ts'
import type { Pane } from '../../../materials/lit-window.ts'
import type { Material } from '../../../tracer/material.ts'

const inks = {
  upper: ink('#ffe2a1'),
  lower: ink('#fccb78'),
  wood: ink('#9c5a30'),
  shade: ink('#c9603a'),
  bulb: ink('#fff6d8'),
  guest: ink('#8a4a2e'),
  cloth: ink('#fff0cc'),
}
const bottles = ['#7f8f4e', '#b5482f', '#d79a3c', '#8c5a34', '#5f7d5a'].map(ink)

/** A restaurant's window: hanging lamps over tables, a bar with bottles or guests at dinner. */
export function diningRoom({ along, from, sill, head }: Pane, seed: number): Material {
  return {
    emission: 0.7,
    color: (point) => {
      const [right, up] = [placeOn(along, point) - from, point[1] - sill]
      const high = head - sill
      return (
        lampAt(right - (0.34 + 0.22 * (seed % 3)), up - high * 0.74, high) ??
        (seed % 2 ? barAt(right, up, seed) : guestsAt(right - 0.7, up)) ??
        (up > high * 0.52 ? inks.upper : inks.lower)
      )
    },
  }
}

/** A lamp on its cord, from the middle of its shade. */
function lampAt(right: number, up: number, high: number): Ink | null {
  const aside = Math.abs(right)
  if (up > 0.09 && up < high && aside < 0.008) return inks.wood
  if (up > -0.05 && up < 0.1 && aside < 0.15 - up * 0.9) return inks.shade
  return Math.hypot(right, up + 0.05) < 0.055 ? inks.bulb : null
}

const space = 0.13

/** Bottles on a shelf, over a bar. */
function barAt(right: number, up: number, seed: number): Ink | null {
  if (up < 0.22) return inks.wood
  if (up > 0.5 && up < 0.54) return inks.wood
  const height = up - (up < 0.5 ? 0.22 : 0.54)
  const index = Math.floor(right / space)
  const tall = 0.16 + 0.1 * hash(index, seed, up < 0.5 ? 1 : 2)
  if (height > tall || hash(index, seed, 9) < 0.18) return null
  const half = height > tall * 0.65 ? 0.014 : 0.04
  if (Math.abs(fraction(right / space) - 0.5) * space > half) return null
  return bottles[Math.floor(hash(index, seed, 5) * bottles.length)] ?? null
}

/** Two guests across a table, from its middle. */
function guestsAt(right: number, up: number): Ink | null {
  const aside = Math.abs(right) - 0.4
  if (Math.hypot(aside, (up - 0.6) * 0.85) < 0.07) return inks.guest
  // Shoulders as round as an egg.
  const above = Math.max(0, up - 0.2) / 0.34
  if (above < 1 && Math.abs(aside) < 0.17 * Math.sqrt(1 - above ** 2)) return inks.guest
  return up < 0.26 && aside < -0.1 ? inks.cloth : null
}
