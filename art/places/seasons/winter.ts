import { buildHouse } from '../../cabins/mountain-laurel/house.ts'
import { furnish } from '../../cabins/mountain-laurel/furnishing.ts'
import { isFree, land, pathAt } from '../../cabins/mountain-laurel/land.ts'
import { floor, pens, porch, ridgeTop } from '../../cabins/mountain-laurel/measures.ts'
import { ink } from '../../core/inks.ts'
import { fractalNoise, noise } from '../../core/noise.ts'
import type { Vec3 } from '../../core/vectors.ts'
import { stringLights } from '../../furniture/string-lights.ts'
import { on, terrain } from '../../land/ground.ts'
import { mistOf } from '../../land/mist.ts'
import { pathStones } from '../../land/path-stones.ts'
import { smoke } from '../../land/smoke.ts'
import { viewFrom } from '../../land/view.ts'
import { bark, flat, foliage, glowing } from '../../materials/plain.ts'
import { limestone } from '../../materials/stone.ts'
import { cedar } from '../../plants/cedar.ts'
import { grassInView, woodsInView } from '../../plants/in-view.ts'
import { liveOak } from '../../plants/live-oak.ts'
import { barePecan } from '../../plants/pecan.ts'
import type { CameraSetting } from '../../render/camera.ts'
import type { Material } from '../../tracer/material.ts'
import { Mesh } from '../../tracer/mesh.ts'

const inks = {
  oak: foliage('#7f9484', '#9aac9c', '#687f74'),
  juniper: foliage('#5c7d74', '#76948a', '#496a64'),
  bark: bark('#5c504c', '#7c6e66'),
  frosted: [flat('#dbe4e0'), flat('#c3d0cb'), flat('#b9b98f'), flat('#eef2ec')],
  stone: limestone(['#eef0ea', '#dcdfd8', '#b3bbb8']),
  wire: flat('#3d3f45'),
  bulb: glowing('#ffdf9a', 1),
}

/** Grass white with frost, and gravel that is dry already. */
const frost: Material = {
  color: ([x, , z]) => {
    if (!isFree(x, z)) return ink(noise(x * 3, z * 3) > 0.25 ? '#cbbfa6' : '#d8cdb4')
    const patch = fractalNoise(x * 0.4, z * 0.8, 3)
    return ink(patch > 0.12 ? '#e6ece8' : patch > -0.2 ? '#d0dbd7' : '#b6c4bf')
  },
}

/** Mountain Laurel in January: frost, smoke over one chimney, a string of lights on the eave. */
export function winterPorch(camera: CameraSetting): Mesh {
  const mesh = new Mesh()
  const view = viewFrom(camera)
  terrain(mesh, land, { x: [-60, 60], z: [-60, 45], cells: [200, 180] }, frost)
  buildHouse(mesh, 'lit')
  furnish(mesh, { isLit: true, hasFire: false })
  const left: Vec3 = [pens.left[0] - 0.46, ridgeTop + 0.85, -2.8]
  smoke(mesh, { at: left, height: 5.4, drift: 2.2, seed: 6, material: mistOf('#fdf6e6', 0.45) })
  hangLights(mesh)
  plantTrees(mesh)
  woodsInView(mesh, { ground: land, view, seed: 13, leaves: [inks.oak, inks.juniper] })
  const stones = { material: inks.stone, seed: 6, away: 1.15 }
  pathStones(mesh, { ground: land, pathAt, from: 5.4, count: 17, ...stones })
  grassInView(mesh, { ground: land, view, isFree, tufts: 8200, materials: inks.frosted, seed: 9 })
  return mesh
}

function hangLights(mesh: Mesh): void {
  const [y, z] = [floor + 2.22, porch.front + 0.3]
  for (let swag = 0; swag < 6; swag += 1) {
    const [from, to] = [-6 + swag * 2, -4 + swag * 2]
    const string = { sag: 0.22, bulbs: 7, wire: inks.wire, bulb: inks.bulb }
    stringLights(mesh, { from: [from, y, z], to: [to, y, z], ...string })
  }
}

function plantTrees(mesh: Mesh): void {
  barePecan(mesh, { base: on(land, 8.7, -0.4), height: 11, seed: 12, bark: inks.bark })
  barePecan(mesh, { base: on(land, -11, -7), height: 10, seed: 31, bark: inks.bark })
  const far = { leaf: inks.oak, bark: inks.bark, clumps: 40, leaves: 200, leafSize: 0.16 }
  liveOak(mesh, { ...far, base: on(land, 15, -11), height: 7.4, spread: 6, seed: 41 })
  for (const [x, z, height] of [
    [-9.6, -2.2, 4.4],
    [-14, -4, 5.4],
    [3.4, -15, 4.2],
    [8.6, -9.4, 5.6],
  ] as const) {
    cedar(mesh, {
      base: on(land, x, z),
      height,
      leaf: inks.juniper,
      bark: inks.bark,
      seed: Math.trunc(x * 7 + 99),
    })
  }
}
