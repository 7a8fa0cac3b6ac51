import { anyAngle, seededRandom, type Random } from '../core/random.ts'
import type { Vec3 } from '../core/vectors.ts'
import type { Ground } from '../land/ground.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

interface BladeSetting {
  base: Vec3
  height: number
  width: number
  material: Material
  /** How far the tip leans, as a share of the height. */
  bend?: number
}

const upward: Vec3 = [0, 1, 0]

/** A blade of grass, or a stem. */
export function blade(mesh: Mesh, setting: BladeSetting, random: Random): void {
  const { base, height, width, material, bend = 0.4 } = setting
  const [x, y, z] = base
  const angle = anyAngle(random)
  const lean = (random() - 0.2) * bend * height
  const [sideX, sideZ] = [Math.cos(angle), Math.sin(angle)]
  const at = (share: number, aside: number, leaning: number): Vec3 => [
    x + sideX * width * aside - sideZ * lean * leaning,
    y + height * share,
    z + sideZ * width * aside + sideX * lean * leaning,
  ]
  const [left, right] = [at(0.6, -0.7, 0.35), at(0.6, 0.7, 0.35)]
  mesh.quad([at(0, -1, 0), at(0, 1, 0), right, left], material, upward)
  mesh.triangle(left, right, at(1, 0, 1), material, upward)
}

export interface MeadowSetting {
  ground: Ground
  tufts: number
  /** Where a tuft may stand; draws a place and may refuse it. */
  place: (random: Random) => readonly [x: number, z: number] | null
  materials: readonly Material[]
  height?: number
  width?: number
  seed: number
}

/** Tufts of grass of several inks, scattered over a meadow. */
export function meadow(mesh: Mesh, setting: MeadowSetting): void {
  const { ground, tufts, place, materials, height = 0.26, width = 0.014, seed } = setting
  const random = seededRandom(seed)
  for (let index = 0; index < tufts; index += 1) {
    const found = place(random)
    if (!found) continue
    const [x, z] = found
    const material = materials[Math.floor(random() * materials.length)] as Material
    const tall = height * (0.55 + 0.8 * random())
    const blades = 5 + Math.floor(random() * 5)
    for (let each = 0; each < blades; each += 1) {
      const base: Vec3 = [
        x + (random() - 0.5) * tall * 0.5,
        ground.heightAt(x, z) - 0.02,
        z + (random() - 0.5) * tall * 0.5,
      ]
      const own = { base, height: tall * (0.6 + 0.6 * random()), width, material, bend: 0.7 }
      blade(mesh, own, random)
    }
  }
}
