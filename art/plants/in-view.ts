import { seededRandom, type Random } from '../core/random.ts'
import type { Vec3 } from '../core/vectors.ts'
import { on, type Ground } from '../land/ground.ts'
import type { View } from '../land/view.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { farTree } from './bush.ts'
import { blade } from './grass.ts'

interface Sowing {
  ground: Ground
  view: View
  seed: number
  /** Where nothing of it grows: paths, porches, the site of the cabin. */
  isFree: (x: number, z: number) => boolean
}

interface GrassSetting extends Sowing {
  tufts: number
  materials: readonly Material[]
  height?: number
}

/** Grass wherever the camera looks, thinner with the distance and never with an edge. */
export function grassInView(mesh: Mesh, setting: GrassSetting): void {
  const { tufts, materials, height = 0.26 } = setting
  sow(setting, tufts, ({ x, z, distance, random }) => {
    const material = materials[Math.floor(random() * materials.length)] as Material
    // Blades close by must not tower in front of the picture.
    const tall = height * Math.min(1, 0.35 + distance * 0.09) * (0.55 + 0.8 * random())
    const width = 0.006 + 0.0009 * Math.min(distance, 22)
    for (let each = 0; each < 6; each += 1) {
      const [px, pz] = [x + (random() - 0.5) * tall * 0.5, z + (random() - 0.5) * tall * 0.5]
      const base = on(setting.ground, px, pz, -0.02)
      const own = { base, height: tall * (0.6 + 0.6 * random()), width, material, bend: 0.7 }
      blade(mesh, own, random)
    }
  })
}

interface FlowerSetting extends Sowing {
  count: number
  grow: (base: Vec3, random: Random) => void
}

/** Flowers wherever the camera looks; `grow` decides about the kind. */
export function flowersInView(setting: FlowerSetting): void {
  sow(setting, setting.count, ({ x, z, distance, random }) => {
    if (distance > 2.2) setting.grow(on(setting.ground, x, z), random)
  })
}

interface Sown {
  x: number
  z: number
  distance: number
  random: Random
}

function sow({ view, seed, isFree }: Sowing, count: number, grow: (place: Sown) => void): void {
  const random = seededRandom(seed)
  for (let index = 0; index < count; index += 1) {
    const place = view.draw(random)
    if (isFree(place.x, place.z)) grow({ ...place, random })
  }
}

interface WoodsSetting {
  ground: Ground
  view: View
  seed: number
  leaves: readonly Material[]
  trees?: number
}

/** Trees all around at the brow of the land, as far as the camera sees them. */
export function woodsInView(mesh: Mesh, setting: WoodsSetting): void {
  const { ground, view, seed, leaves, trees = 110 } = setting
  const random = seededRandom(seed)
  for (let index = 0; index < trees; index += 1) {
    const [angle, away] = [random() * Math.PI * 2, 24 + random() * 13]
    const [x, z] = [Math.cos(angle) * away, Math.sin(angle) * away]
    const radius = 1.2 + random() * 1.6
    const leaf = leaves[Math.floor(random() * leaves.length)] as Material
    if (!view.isInSight(x, z)) continue
    farTree(mesh, { base: on(ground, x, z, -0.5), radius, leaf, seed: index + 50 })
  }
}
