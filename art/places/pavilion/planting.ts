import { fractalNoise } from '../../core/noise.ts'
import { on, terrain } from '../../land/ground.ts'
import { viewFrom, type View } from '../../land/view.ts'
import { country } from '../../materials/country.ts'
import { bush } from '../../plants/bush.ts'
import { cedars, oakLeaves, oaks } from '../../plants/grove.ts'
import { flowersInView, grassInView, woodsInView } from '../../plants/in-view.ts'
import { bluebonnet, flower } from '../../plants/wildflowers.ts'
import type { CameraSetting } from '../../render/camera.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { materials } from './inks.ts'
import { isGravel, land } from './measures.ts'

const { bark, oak, cedar } = country

/** A meadow with oaks around it; beyond them the land falls away to the hills. */
export function plantAround(mesh: Mesh, camera: CameraSetting): void {
  const view = viewFrom(camera)
  terrain(mesh, land, { x: [-60, 60], z: [-60, 40], cells: [170, 150] }, materials.soil)
  const look = { leaf: oak, bark }
  oaks(mesh, land, [[-11.5, 2.2, 8.4, 6.2, 37]], { ...look, ...oakLeaves.near, fork: 0.24 })
  oaks(mesh, land, distant, { ...look, ...oakLeaves.far })
  cedars(mesh, land, junipers, { leaf: cedar, bark })
  woodsInView(mesh, { ground: land, view, seed: 23, leaves: [oak, oak, cedar], trees: 80 })
  plantSages(mesh)
  sowMeadow(mesh, view)
}

const distant = [
  [7.4, -14.5, 7.2, 5.8, 12],
  [-14, -15, 7, 5.6, 5],
  [-3, -22, 6.4, 5.8, 29],
  [22, -16, 6.8, 5.4, 41],
] as const

const junipers = [
  [2.4, -11.5, 4],
  [-8.6, -12, 3.8],
  [17, -8, 4.8],
  [-18, -6, 4.6],
] as const

function plantSages(mesh: Mesh): void {
  for (const [x, z, radius] of [
    [-7.4, 4.7, 0.6],
    [-6.5, 5.2, 0.45],
    [7.7, 4.4, 0.55],
    [-8.1, 3.6, 0.5],
    [-3.3, 5.1, 0.4],
    [3.4, 5, 0.42],
  ] as const) {
    const look = { leaf: materials.sage, leaves: 300, leafSize: 0.05 }
    bush(mesh, { ...look, base: on(land, x, z), radius, seed: Math.trunc(x * 9 + 90) })
  }
}

function sowMeadow(mesh: Mesh, view: View): void {
  const sowing = { ground: land, view, isFree: (x: number, z: number) => !isGravel(x, z) }
  grassInView(mesh, { ...sowing, tufts: 9000, materials: country.grasses, seed: 9, height: 0.28 })
  const { stem, blues: petal, tip, flowers } = materials
  flowersInView({
    ...sowing,
    count: 5200,
    seed: 8,
    grow: (base, random) => {
      const drift = fractalNoise(base[0] * 0.22, base[2] * 0.3, 2)
      const height = 0.24 + 0.16 * random()
      if (drift > 0.1 + random() * 0.2) bluebonnet(mesh, { base, height, stem, petal, tip }, random)
      else if (drift < -0.05 - random() * 0.3) {
        const other = flowers[Math.floor(random() * flowers.length)] as (typeof flowers)[0]
        flower(mesh, { base, height, stem, petal: other }, random)
      }
    },
  })
}
