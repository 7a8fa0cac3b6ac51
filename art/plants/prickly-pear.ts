import { seededRandom, type Random } from '../core/random.ts'
import { add, along, cross, mix, normalize, scale, subtract, type Vec3 } from '../core/vectors.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface PricklyPearSetting {
  base: Vec3
  size: number
  seed: number
  pad: Material
  fruit: Material
}

interface Pad {
  foot: Vec3
  up: Vec3
  /** Turn of its face, in radians. */
  yaw: number
  size: number
  level: number
}

interface Growing extends PricklyPearSetting {
  mesh: Mesh
  random: Random
}

const rimPoints = 14
const lastLevel = 3

/** A prickly pear: pads that grow on pads, the outer ones with fruit. */
export function pricklyPear(mesh: Mesh, setting: PricklyPearSetting): void {
  const { base, size, seed } = setting
  const plant: Growing = { ...setting, mesh, random: seededRandom(seed) }
  for (let index = 0; index < 3; index += 1) {
    const angle = index * 2.1 + plant.random()
    const foot = add(base, [Math.cos(angle) * size * 0.35, -0.05, Math.sin(angle) * size * 0.35])
    const up = normalize([Math.cos(angle) * 0.45, 1, Math.sin(angle) * 0.45])
    growPad(plant, { foot, up, yaw: plant.random() * 3, size: size * 0.55, level: 0 })
  }
}

function growPad(plant: Growing, pad: Pad): void {
  const { side, face } = frameOf(pad)
  addFaces(plant, pad, side, face)
  if (pad.level > 1) addFruit(plant, pad, side)
  if (pad.level < lastLevel) growChildren(plant, pad, side)
}

function frameOf({ up, yaw }: Pad): { side: Vec3; face: Vec3 } {
  const across: Vec3 = [Math.cos(yaw), 0, Math.sin(yaw)]
  const side = normalize(cross(cross(up, across), up))
  return { side, face: normalize(cross(up, side)) }
}

/** A point on the rim; 0 is the foot, half a turn the top. `wide` above 1 stands off the pad. */
function rimAt({ foot, up, size }: Pad, side: Vec3, turn: number, wide = 1): Vec3 {
  const height = size * (1 - Math.cos(turn)) * 0.575
  const width = Math.sin(turn) * size * 0.46 * (1 - 0.18 * Math.cos(turn)) * wide
  return along(along(foot, up, height), side, width)
}

function addFaces({ mesh, pad: material }: Growing, pad: Pad, side: Vec3, face: Vec3): void {
  const rim = Array.from({ length: rimPoints }, (_, index) =>
    rimAt(pad, side, (index / rimPoints) * Math.PI * 2),
  )
  const middle = along(pad.foot, pad.up, pad.size * 0.6)
  for (const front of [1, -1]) {
    const swell = along(middle, face, front * pad.size * 0.09)
    for (const [index, a] of rim.entries()) {
      const b = rim[(index + 1) % rimPoints] as Vec3
      const out = normalize(subtract(mix(a, b, 0.5), middle))
      mesh.triangle(swell, a, b, material, normalize(add(scale(face, front), scale(out, 0.45))))
    }
  }
}

function addFruit({ mesh, random, size, fruit }: Growing, pad: Pad, side: Vec3): void {
  for (let index = 0; index < 3; index += 1) {
    if (random() >= 0.6) continue
    const at = rimAt(pad, side, Math.PI + (random() - 0.5) * 1.6)
    const radii: Vec3 = [0.035 * size, 0.055 * size, 0.035 * size]
    ellipsoid(mesh, along(at, pad.up, 0.03 * size), radii, fruit, { segments: [6, 4] })
  }
}

function growChildren(plant: Growing, pad: Pad, side: Vec3): void {
  const { random } = plant
  const count = pad.level === 0 ? 3 : 2
  for (let index = 0; index < count; index += 1) {
    if (pad.level > 0 && random() < 0.25) continue
    const turn = Math.PI + (index - (count - 1) / 2) * 1.15 + (random() - 0.5) * 0.4
    const outward = add(scale(pad.up, -Math.cos(turn)), scale(side, Math.sin(turn) * 0.9))
    growPad(plant, {
      foot: rimAt(pad, side, turn, 0.91),
      up: normalize(add(outward, [(random() - 0.5) * 0.5, 0.25, (random() - 0.5) * 0.5])),
      yaw: pad.yaw + (random() - 0.5) * 1.6,
      size: pad.size * (0.78 + 0.15 * random()),
      level: pad.level + 1,
    })
  }
}
