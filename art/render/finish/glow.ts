import sharp from 'sharp'
import { clamp } from '../../core/numbers.ts'
import { hash } from '../../core/random.ts'
import type { Layers } from '../layers.ts'

/** How wide light spreads into the air, in pixels of a picture 1600 wide, and how strongly. */
const halos = [
  { sigma: 7, strength: 0.55 },
  { sigma: 34, strength: 1.25 },
  { sigma: 95, strength: 1.7 },
] as const

/** Adds the light that lamps and flames give to the air around them, by screen blending. */
export async function addGlow(layers: Layers, amount: number): Promise<void> {
  if (amount === 0) return
  const { width, inks } = layers
  const blurred = await Promise.all(halos.map(({ sigma }) => blur(layers, (sigma * width) / 1600)))
  for (let at = 0; at < inks.length; at += 1) {
    const pixel = Math.floor(at / 3)
    const grain = 1 + (hash(pixel % width, Math.floor(pixel / width), 9) - 0.5) * 0.2
    let light = 0
    for (const [index, { strength }] of halos.entries()) {
      light += ((blurred[index]?.[at] ?? 0) / 255) * strength
    }
    inks[at] = 1 - (1 - (inks[at] as number)) * (1 - clamp(light * amount * grain, 0, 0.9))
  }
}

async function blur({ glow, width, height }: Layers, sigma: number): Promise<Buffer> {
  const bytes = Uint8Array.from(glow, (value) => clamp(value) * 255)
  const raw = { width, height, channels: 3 } as const
  return sharp(bytes, { raw }).blur(Math.max(0.3, sigma)).raw().toBuffer()
}
