import { anyAngle, anyDirection, seededRandom, type Random } from '../core/random.ts'
import { add, along, cross, normalize, scale, type Vec3 } from '../core/vectors.ts'
import { tube } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface CedarSetting {
  base: Vec3
  height: number
  seed: number
  leaf: Material
  bark: Material
  /** Width at the foot, as a share of the height. */
  width?: number
  /** Sprays a ball; three balls a step. */
  sprays?: number
  spraySize?: number
  finer?: number
}

/** Half the length of a spray, unless said otherwise. */
export const cedarSpray = 0.17

const steps = 22

/** An Ashe juniper, 'cedar' in the Hill Country: a narrow cone of upright sprays. */
export function cedar(mesh: Mesh, setting: CedarSetting): void {
  const { base, height, seed, bark, width = 0.48 } = setting
  const random = seededRandom(seed)
  const lean = 0.05 * height * (random() - 0.5)
  tube(
    mesh,
    [
      [add(base, [0, -0.2, 0]), 0.03 * height],
      [add(base, [lean, height * 0.5, 0]), 0.022 * height],
      [add(base, [0, height * 0.9, 0]), 0.01],
    ],
    bark,
    5,
  )
  for (let step = 0; step < steps; step += 1) {
    const share = (step + 0.5) / steps
    const reach = height * width * 0.5 * (1 - share) ** 0.72 * (0.75 + 0.5 * random())
    growStep(mesh, setting, { share, reach }, random)
  }
}

interface Step {
  /** Of the height, from 0 to 1. */
  share: number
  reach: number
}

function growStep(mesh: Mesh, setting: CedarSetting, { share, reach }: Step, random: Random): void {
  const { base, height } = setting
  const balls = share < 0.75 ? 3 : 2
  const first = anyAngle(random)
  const radius = reach * 0.62 + 0.05 * height * (1 - share * 0.5)
  for (let ball = 0; ball < balls; ball += 1) {
    const angle = first + (ball / balls) * Math.PI * 2
    const center = add(base, [
      Math.cos(angle) * reach * 0.6,
      height * (0.1 + 0.88 * share),
      Math.sin(angle) * reach * 0.6,
    ])
    for (let spray = 0; spray < (setting.sprays ?? 44); spray += 1) {
      growSpray(mesh, setting, { center, radius }, random)
    }
  }
}

interface Ball {
  center: Vec3
  radius: number
}

function growSpray(
  mesh: Mesh,
  setting: CedarSetting,
  { center, radius }: Ball,
  random: Random,
): void {
  const { base, height, spraySize = cedarSpray, finer = 1 } = setting
  const out = anyDirection(random)
  const point = add(center, [out[0] * radius, out[1] * radius * 0.8, out[2] * radius])
  const fromStem = normalize([
    point[0] - base[0],
    (point[1] - base[1] - height * 0.35) * 0.35,
    point[2] - base[2],
  ])
  const spray = { ...setting, point, out, fromStem, size: spraySize / finer }
  addSpray(mesh, spray, random)
  const others = seededRandom(Math.trunc(point[0] * 997 + point[1] * 7919 + point[2] * 104_729))
  for (let more = 1; more < finer ** 2; more += 1) {
    const near = along(point, anyDirection(others), spraySize * 0.9 * others())
    addSpray(mesh, { ...spray, point: near }, others)
  }
}

interface Spray extends CedarSetting {
  point: Vec3
  /** Out of its ball, and out of the stem. */
  out: Vec3
  fromStem: Vec3
  size: number
}

function addSpray(mesh: Mesh, { point, out, fromStem, size, leaf }: Spray, random: Random): void {
  const lift: Vec3 = normalize([
    out[0] * 0.5 + fromStem[0] * 0.3,
    1.1,
    out[2] * 0.5 + fromStem[2] * 0.3,
  ])
  const up = normalize(add(lift, [(random() - 0.5) * 0.5, 0, (random() - 0.5) * 0.5]))
  const side = normalize(cross(up, [random() - 0.5, random() - 0.5, random() - 0.5]))
  const half = size * (0.7 + 0.7 * random())
  mesh.leaf(
    [
      along(point, up, half * 1.25),
      along(point, side, half * 0.34),
      along(point, up, -half),
      along(point, side, -half * 0.34),
    ],
    leaf,
    normalize(add(scale(out, 0.6), scale(fromStem, 0.6))),
  )
}
