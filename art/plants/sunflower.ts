import { anyAngle, between, type Random } from '../core/random.ts'
import { add, along, cross, normalize, type Vec3 } from '../core/vectors.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import { tube } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

interface SunflowerSetting {
  base: Vec3
  height: number
  /** Where its heads look. */
  toward: Vec3
  stem: Material
  leaf: Material
  petal: Material
  disk: Material
}

/** A wild sunflower of the roadsides: several heads on one rough stem. */
export function sunflower(mesh: Mesh, setting: SunflowerSetting, random: Random): void {
  const { base, height, stem } = setting
  const lean = between(random, -0.12, 0.12) * height
  const top = add(base, [lean, height, between(random, -0.1, 0.1) * height])
  const middle = add(base, [lean * 0.3, height * 0.55, 0])
  tube(
    mesh,
    [
      [base, 0.014],
      [middle, 0.012],
      [top, 0.007],
    ],
    stem,
    5,
  )
  addHead(mesh, setting, top, random)
  for (let branch = 0; branch < 4; branch += 1) {
    const angle = anyAngle(random)
    const share = between(random, 0.45, 0.85)
    const from = add(base, [lean * share * 0.7, height * share, 0])
    const reach = height * between(random, 0.12, 0.24)
    const to = add(from, [Math.cos(angle) * reach, reach * 0.9, Math.sin(angle) * reach])
    tube(
      mesh,
      [
        [from, 0.007],
        [to, 0.005],
      ],
      stem,
      4,
    )
    addHead(mesh, setting, to, random)
  }
  for (let leaf = 0; leaf < 9; leaf += 1) addLeaf(mesh, setting, lean, random)
}

function addHead(
  mesh: Mesh,
  { toward, petal, disk }: SunflowerSetting,
  at: Vec3,
  random: Random,
): void {
  const out = normalize(
    add(toward, [
      between(random, -0.35, 0.35),
      between(random, -0.1, 0.3),
      between(random, -0.3, 0.3),
    ]),
  )
  const side = normalize(cross(out, [0, 1, 0]))
  const up = cross(side, out)
  const radius = between(random, 0.062, 0.085)
  const rim = (angle: number, away: number, ahead: number): Vec3 =>
    along(along(along(at, side, Math.cos(angle) * away), up, Math.sin(angle) * away), out, ahead)
  for (let index = 0; index < 15; index += 1) {
    const angle = (index / 15) * Math.PI * 2 + between(random, -0.08, 0.08)
    mesh.quad(
      [
        rim(angle, radius * 0.3, 0.012),
        rim(angle - 0.17, radius * 0.75, 0.014),
        rim(angle, radius * between(random, 1.1, 1.3), 0.004),
        rim(angle + 0.17, radius * 0.75, 0.014),
      ],
      petal,
      out,
    )
  }
  const flat: Vec3 = [radius * 0.42, radius * 0.42, radius * 0.42]
  ellipsoid(mesh, along(at, out, 0.004), flat, disk, { segments: [8, 5] })
}

function addLeaf(
  mesh: Mesh,
  { base, height, leaf }: SunflowerSetting,
  lean: number,
  random: Random,
) {
  const share = between(random, 0.12, 0.8)
  const angle = anyAngle(random)
  const size = height * between(random, 0.07, 0.12) * (1.2 - share * 0.6)
  const from = add(base, [lean * share * 0.7, height * share, 0])
  const at = (out: number, aside: number, lift: number): Vec3 =>
    add(from, [
      (Math.cos(angle) * out - Math.sin(angle) * aside) * size,
      lift * size,
      (Math.sin(angle) * out + Math.cos(angle) * aside) * size,
    ])
  mesh.quad(
    [at(0.1, 0, 0), at(0.8, 0.45, 0.25), at(1.7, 0, -0.25), at(0.8, -0.45, 0.25)],
    leaf,
    [0, 1, 0],
  )
}
