import { noise } from '../../../core/noise.ts'
import { hash } from '../../../core/random.ts'
import { on, terrain } from '../../../land/ground.ts'
import { bank } from '../../../land/bank.ts'
import { rock } from '../../../land/rock.ts'
import { layStrata } from '../../../land/strata.ts'
import { Mesh } from '../../../tracer/mesh.ts'
import { materials } from '../inks.ts'
import { acrossAt, halfAt, land, middleAt, soil, strata, water } from './land.ts'
import { plantBanks, plantTrees } from './planting.ts'

/** Jacob's Well: the round mouth of a spring in the bed of Cypress Creek, between ledges. */
export function jacobsWell(): Mesh {
  const mesh = new Mesh()
  const ground = bank({
    rock: materials.limestone,
    tops: ['#efe1c0', '#e5d3ab'],
    grass: ['#a9b55f', '#8aa050', '#718a48'],
    isGrass: (x, z, height) =>
      height > (x < middleAt(z) ? 1.7 : 1.05) + 0.25 * noise(x * 0.7, z * 0.7),
  })
  terrain(mesh, soil, { x: [-11, 12], z: [-16, 11], cells: [190, 220] }, ground)
  for (const [from, to] of [
    [-40, -11],
    [12, 40],
  ] as const) {
    terrain(mesh, soil, { x: [from, to], z: [-16, 11], cells: [40, 40] }, ground)
  }
  terrain(mesh, soil, { x: [-40, 40], z: [-52, -16], cells: [130, 60] }, ground)
  mesh.quad(
    [
      [-40, 0, 14],
      [40, 0, 14],
      [40, 0, -52],
      [-40, 0, -52],
    ],
    water,
    [0, 1, 0],
  )
  for (const side of [-1, 1] as const) {
    layStrata(mesh, {
      strata: side < 0 ? strata.left : strata.right,
      acrossAt: (away, z) => acrossAt(away, z, side),
      z: [-38, 12],
      side,
      material: materials.limestone,
      seed: side + 8,
    })
  }
  scatterRocks(mesh)
  plantTrees(mesh)
  plantBanks(mesh)
  return mesh
}

function scatterRocks(mesh: Mesh): void {
  const { limestone: material } = materials
  for (let index = 0; index < 44; index += 1) {
    const side = index % 2 ? 1 : -1
    const z = 8 - index * 0.5
    const x = middleAt(z) + side * (halfAt(z) + 0.2 + 0.8 * hash(index, 2))
    const size = 0.25 + 0.5 * hash(index, 4)
    rock(mesh, {
      center: on(land, x, z, 0.02),
      radii: [size, 0.12 + 0.1 * hash(index, 6), size * 0.75],
      material,
      seed: index + 40,
      roughness: 0.18,
    })
  }
  for (const [x, z, size] of [
    [-2.9, 3.1, 0.6],
    [2.9, -5.2, 0.55],
    [3.9, -1.6, 0.5],
    [-1.9, -6.4, 0.7],
  ] as const) {
    rock(mesh, {
      center: [x, 0, z],
      radii: [size, 0.2, size * 0.75],
      material,
      seed: Math.trunc(x * 9 + 70),
      roughness: 0.16,
    })
  }
}
