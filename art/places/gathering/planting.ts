import { fractalNoise } from '../../core/noise.ts'
import { on, terrain } from '../../land/ground.ts'
import { soil } from '../../land/soil.ts'
import { viewFrom } from '../../land/view.ts'
import { country } from '../../materials/country.ts'
import { flat } from '../../materials/plain.ts'
import { agave } from '../../plants/agave.ts'
import { cedars, oakLeaves, oaks } from '../../plants/grove.ts'
import { flowersInView, grassInView, woodsInView } from '../../plants/in-view.ts'
import { flower } from '../../plants/wildflowers.ts'
import { rock } from '../../land/rock.ts'
import type { CameraSetting } from '../../render/camera.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { isGravel, land } from './measures.ts'

const { bark, oak, cedar, grasses, stem } = country
const ground = soil({
  grass: ['#a9b05a', '#8fa04f', '#7b9148'],
  path: ['#ead9b5', '#d9c49a'],
  isPath: isGravel,
})
const petal = flat('#f0e6cf')

/** Two great oaks over a clearing, and the hills beyond it. */
export function plantAround(mesh: Mesh, camera: CameraSetting): void {
  const view = viewFrom(camera)
  terrain(mesh, land, { x: [-60, 60], z: [-60, 40], cells: [170, 150] }, ground)
  oaks(mesh, land, [[-8.2, -3.6, 9.2, 7.4, 37]], { leaf: oak, bark, ...oakLeaves.near, lean: 0.2 })
  oaks(mesh, land, [[8.8, -5.4, 8.2, 6.4, 12]], { leaf: oak, bark, ...oakLeaves.middle })
  oaks(mesh, land, distant, { leaf: oak, bark, ...oakLeaves.far })
  cedars(mesh, land, junipers, { leaf: cedar, bark })
  woodsInView(mesh, { ground: land, view, seed: 27, leaves: [oak, oak, cedar], trees: 70 })
  edgeGravel(mesh)
  const sowing = { ground: land, view, isFree: (x: number, z: number) => !isGravel(x, z) }
  grassInView(mesh, { ...sowing, tufts: 7500, materials: grasses, seed: 9 })
  flowersInView({
    ...sowing,
    count: 1800,
    seed: 6,
    grow: (base, random) => {
      if (fractalNoise(base[0] * 0.3, base[2] * 0.3, 2) < random() * 0.3) return
      flower(mesh, { base, height: 0.24 + 0.16 * random(), stem, petal }, random)
    },
  })
}

const distant = [
  [-15, -15, 7, 5.6, 5],
  [16, -14, 7.2, 6, 23],
  [-2.5, -24, 6, 5.4, 29],
] as const

const junipers = [
  [-12.5, -8, 4.6],
  [12, -10, 4.2],
  [5.5, -15, 3.6],
] as const

/** Boulders where gravel turns to grass. */
function edgeGravel(mesh: Mesh): void {
  for (let index = 0; index < 13; index += 1) {
    const angle = 2.4 + index * 0.38
    const [x, z] = [Math.cos(angle) * 5.35, Math.sin(angle) * 5.35]
    const size = 0.22 + 0.2 * ((index * 0.37) % 1)
    const radii = [size, size * 0.6, size * 0.8] as const
    rock(mesh, { center: on(land, x, z, 0.05), radii, material: country.limestone, seed: index })
  }
  for (const [x, z, radius] of [
    [-5.5, 3.6, 0.6],
    [5.3, 3.2, 0.55],
  ] as const) {
    agave(mesh, { base: on(land, x, z), radius, seed: 4, material: country.agave })
  }
}
