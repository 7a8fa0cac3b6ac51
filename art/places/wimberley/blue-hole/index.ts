import { noise } from '../../../core/noise.ts'
import { hash } from '../../../core/random.ts'
import { swimRing } from '../../../furniture/swim-ring.ts'
import { terrain } from '../../../land/ground.ts'
import { bank } from '../../../land/bank.ts'
import { rock } from '../../../land/rock.ts'
import { layStrata } from '../../../land/strata.ts'
import { put } from '../../../shapes/put.ts'
import { Mesh } from '../../../tracer/mesh.ts'
import { materials } from '../inks.ts'
import { acrossAt, fromWater, halfAt, middleAt, soil, strata, water } from './land.ts'
import { plantBanks, plantCypresses } from './planting.ts'
import { hangSwing } from './swing.ts'

/** Blue Hole on Cypress Creek: emerald water between bald cypresses, and a rope to swing on. */
export function blueHole(): Mesh {
  const mesh = new Mesh()
  const { limestone } = materials
  const ground = bank({
    rock: limestone,
    tops: ['#efe1c0', '#e5d3ab'],
    grass: ['#93aa50', '#7f9c48', '#6a8842'],
    isGrass: (x, z, height) => height > 0.3 && fromWater(x, z) > 1.5 + 0.3 * noise(x, z),
  })
  terrain(mesh, soil, { x: [-13, 13], z: [-20, 13], cells: [130, 160] }, ground)
  terrain(mesh, soil, { x: [-40, 40], z: [-60, -20], cells: [80, 40] }, ground)
  for (const side of [-1, 1]) {
    terrain(
      mesh,
      soil,
      { x: side < 0 ? [-40, -13] : [13, 40], z: [-20, 13], cells: [30, 33] },
      ground,
    )
  }
  mesh.quad(
    [
      [-40, 0, 16],
      [40, 0, 16],
      [40, 0, -60],
      [-40, 0, -60],
    ],
    water,
    [0, 1, 0],
  )
  for (const side of [-1, 1] as const) {
    layStrata(mesh, {
      strata: side < 0 ? strata.left : strata.right,
      acrossAt: (away, z) => acrossAt(away, z, side),
      z: [-34, 12],
      side,
      material: limestone,
      seed: side + 5,
    })
  }
  plantCypresses(mesh)
  plantBanks(mesh)
  scatterRocks(mesh)
  hangSwing(mesh)
  put(mesh, swimRing(['#f4e8cc', '#d9573a']), { at: [1.7, 0, 2], turn: 0.2 })
  return mesh
}

function scatterRocks(mesh: Mesh): void {
  const { limestone: material } = materials
  for (const [x, z, size] of [
    [-1.9, -5.5, 0.75],
    [-1, -6.3, 0.5],
    [2.2, -14, 0.9],
    [-3.4, 2.4, 0.6],
    [3.6, 3.4, 0.7],
  ] as const) {
    rock(mesh, {
      center: [x, -0.03, z],
      radii: [size, 0.2 * size + 0.08, size * 0.7],
      material,
      seed: Math.trunc(x * 10 + 99),
      roughness: 0.2,
    })
  }
  for (let index = 0; index < 30; index += 1) {
    const side = index % 2 ? 1 : -1
    const z = 7 - index * 1.05
    const x = middleAt(z) + side * (halfAt(z) + 0.25)
    const size = 0.35 + 0.45 * hash(index, 4)
    rock(mesh, {
      center: [x, 0.02, z],
      radii: [size, 0.16, size * 0.8],
      material,
      seed: index + 40,
      roughness: 0.2,
    })
  }
}
