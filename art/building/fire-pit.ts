import { anyAngle, between, seededRandom, type Random } from '../core/random.ts'
import { add, along, around, type Vec3 } from '../core/vectors.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import { tube } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface FirePitSetting {
  base: Vec3
  radius: number
  /** Of the fire in the ring; as wide as the ring when left out. */
  hearth?: number
  stone: Material
  log: Material
  /** From the outside of the fire to its heart; left out, the fire is not lit. */
  flames?: readonly [Material, Material, Material]
  seed: number
}

/** A ring of two courses of stone with logs in it. */
export function firePit(mesh: Mesh, setting: FirePitSetting): void {
  const random = seededRandom(setting.seed)
  for (const course of [0, 1]) layCourse(mesh, setting, course, random)
  const fire = { ...setting, radius: setting.hearth ?? setting.radius }
  stackLogs(mesh, fire, random)
  if (setting.flames) addFlames(mesh, fire, setting.flames, random)
}

/** As many as make stones of one size, whatever the ring. */
function stonesPerCourse(radius: number): number {
  return Math.max(13, Math.round(radius * 12))
}

function layCourse(
  mesh: Mesh,
  { base, radius, stone }: FirePitSetting,
  course: number,
  random: Random,
): void {
  const stones = stonesPerCourse(radius)
  const half = ((radius * Math.PI) / stones) * 0.94
  for (let index = 0; index < stones; index += 1) {
    // The joints of one course lie over the stones of the other.
    const angle = ((index + course * 0.5) / stones) * Math.PI * 2
    const center = add(along(base, around(angle), radius), [0, 0.12 + course * 0.22, 0])
    const radii: Vec3 = [half * (0.94 + 0.1 * random()), 0.115, 0.14 + 0.03 * random()]
    const turn = angle + Math.PI / 2 + 0.2 * (random() - 0.5)
    ellipsoid(mesh, center, radii, stone, { segments: [20, 12], roundness: 0.42, turn })
  }
}

function stackLogs(mesh: Mesh, { base, radius, log }: FirePitSetting, random: Random): void {
  for (let index = 0; index < 6; index += 1) {
    const out = around(index * 1.05 + random() * 0.3)
    const foot = add(along(base, out, radius * 0.72), [0, 0.14, 0])
    const top = add(along(base, out, -0.08), [0, 0.62, 0])
    tube(
      mesh,
      [
        [foot, 0.075],
        [top, 0.06],
      ],
      log,
      6,
    )
  }
}

const tongues = 26
const steps = 6
/** How high and how wide the three kinds of tongue are. */
const shapes = [
  { height: 1, width: 1 },
  { height: 0.75, width: 1 },
  { height: 0.5, width: 0.8 },
] as const

/** Tongues of fire over a base, also for a hearth. */
export function addFlames(
  mesh: Mesh,
  { base, radius }: Pick<FirePitSetting, 'base' | 'radius'>,
  flames: readonly [Material, Material, Material],
  random: Random,
): void {
  for (let index = 0; index < tongues; index += 1) {
    const away = random() * radius * 0.46
    const foot = along(base, around(anyAngle(random)), away)
    const kind = (index % 3) as 0 | 1 | 2
    const height = (1.25 - (away / radius) * 1.5) * between(random, 0.55, 1.1) * radius * 1.35
    const width = 0.075 + 0.06 * random()
    const sway = (random() - 0.5) * 0.25
    const shape = shapes[kind]
    const knots = Array.from({ length: steps + 1 }, (_, step) => {
      const share = step / steps
      const point = add(foot, [
        Math.sin(share * 4 + index) * 0.12 * share + sway * share * share,
        0.22 + height * share * shape.height,
        Math.cos(share * 3 + index) * 0.05 * share,
      ])
      const swell = Math.sin(Math.PI * Math.min(1, 0.18 + share * 0.82))
      return [point, width * shape.width * swell + 0.002] as const
    })
    tube(mesh, knots, flames[kind], 6)
  }
}
