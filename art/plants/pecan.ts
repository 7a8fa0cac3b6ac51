import { anyAngle, between, seededRandom, type Random } from '../core/random.ts'
import { add, along, cross, normalize, scale, type Vec3 } from '../core/vectors.ts'
import { tube } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

interface PecanSetting {
  base: Vec3
  height: number
  seed: number
  bark: Material
}

interface Limb {
  from: Vec3
  toward: Vec3
  length: number
  radius: number
  /** Forks that still come after it. */
  forks: number
}

/** A pecan in winter: a straight trunk, rising limbs, twigs against the sky. */
export function barePecan(mesh: Mesh, { base, height, seed, bark }: PecanSetting): void {
  const random = seededRandom(seed)
  const grow = ({ from, toward, length, radius, forks }: Limb): void => {
    const middle = add(along(from, toward, length * 0.55), wobble(random, length * 0.06))
    const end = along(from, toward, length)
    const knots = [
      [from, radius],
      [middle, radius * 0.82],
      [end, Math.max(0.006, radius * 0.62)],
    ] as const
    tube(mesh, knots, bark, forks > 3 ? 10 : forks > 1 ? 6 : 3)
    if (forks === 0) return
    const first = anyAngle(random)
    const children = forks > 4 ? 4 : 3
    for (let child = 0; child < children; child += 1) {
      const spread = between(random, 0.3, 0.62)
      grow({
        from: child === 0 ? end : along(from, toward, length * between(random, 0.62, 0.97)),
        toward: bent(toward, first + (child / children) * Math.PI * 2, spread),
        length: length * between(random, 0.62, 0.8),
        radius: radius * between(random, 0.5, 0.62),
        forks: forks - 1,
      })
    }
  }
  const trunk = { from: add(base, [0, -0.2, 0]), toward: normalize([0.04, 1, 0]) } as const
  grow({ ...trunk, length: height * 0.27, radius: height * 0.034, forks: 6 })
}

function wobble(random: Random, size: number): Vec3 {
  return [(random() - 0.5) * size, (random() - 0.5) * size, (random() - 0.5) * size]
}

/** Turned away from a direction around it, and a little up, as limbs grow. */
function bent(toward: Vec3, angle: number, spread: number): Vec3 {
  const side = normalize(cross(toward, Math.abs(toward[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]))
  const other = cross(toward, side)
  const away = add(scale(side, Math.cos(angle)), scale(other, Math.sin(angle)))
  return normalize(add(along(toward, away, spread), [0, 0.14, 0]))
}
