import { ink } from '../../../core/inks.ts'
import { noise } from '../../../core/noise.ts'
import { smoothstep } from '../../../core/numbers.ts'
import { seededRandom } from '../../../core/random.ts'
import { on, terrain, type Ground } from '../../../land/ground.ts'
import { soil } from '../../../land/soil.ts'
import { baldCypress } from '../../../plants/bald-cypress.ts'
import { bush, farTree } from '../../../plants/bush.ts'
import { liveOak } from '../../../plants/live-oak.ts'
import type { Material } from '../../../tracer/material.ts'
import type { Mesh } from '../../../tracer/mesh.ts'
import { materials as m } from '../inks.ts'

const land: Ground = {
  heightAt(x, z) {
    const toRiver = smoothstep(-7, -19, z) * -3
    const beyond = smoothstep(-36, -52, z) * 2.4 - Math.max(0, -58 - z) ** 2 * 0.004
    return -0.7 + toRiver + beyond + 0.15 * noise(x * 0.2, z * 0.2)
  },
}

export const river: Material = {
  kind: 'water',
  castsShadow: false,
  color: ([x, , z]) => ink(noise(x * 0.2, z * 0.6) > 0.1 ? '#3f6f80' : '#335f74'),
}

const oakAt = [7, -1.2, -8.2] as const

export function plantRiver(mesh: Mesh): void {
  const ground = soil({
    grass: ['#8f9a55', '#7d8d4c', '#6b7f45'],
    path: ['#e0cba0', '#d3bb8d'],
    isPath: () => false,
  })
  terrain(mesh, land, { x: [-60, 60], z: [-80, 10], cells: [90, 80] }, ground)
  mesh.quad(
    [
      [-80, -3.2, -12],
      [80, -3.2, -12],
      [80, -3.2, -60],
      [-80, -3.2, -60],
    ],
    river,
    [0, 1, 0],
  )
  plantTrees(mesh)
  plantBanks(mesh)
}

function plantTrees(mesh: Mesh): void {
  liveOak(mesh, {
    base: oakAt,
    height: 9.5,
    spread: 6.6,
    seed: 37,
    leaf: m.oak,
    bark: m.bark,
    clumps: 76,
    leaves: 420,
    leafSize: 0.09,
    finer: 2,
    fork: 0.34,
    lean: -0.1,
  })
  for (const [x, z, height] of [
    [-13, -17, 13],
    [-19, -20, 14],
    [-9, -44, 12],
    [-22, -46, 13],
    [15, -18, 13],
    [13, -45, 12],
    [22, -47, 13],
    [3, -47, 11],
  ] as const) {
    baldCypress(mesh, {
      base: on(land, x, z, -0.2),
      height,
      leaf: m.cypress,
      bark: m.cypressBark,
      seed: Math.trunc(x + 60),
      leaves: 90,
      leafSize: 0.15,
      radius: height * 0.034,
    })
  }
}

function plantBanks(mesh: Mesh): void {
  const random = seededRandom(8)
  for (let index = 0; index < 70; index += 1) {
    const base = on(land, -50 + random() * 100, -50 - random() * 16, -0.3)
    farTree(mesh, { base, radius: 1.6 + random() * 1.8, leaf: m.far, seed: index })
  }
  for (let index = 0; index < 26; index += 1) {
    const base = on(land, -16 + random() * 32, -9 - random() * 8, -0.1)
    bush(mesh, {
      base,
      radius: 0.5 + 0.5 * random(),
      leaf: m.shrub,
      seed: index + 70,
      leaves: 200,
      leafSize: 0.07,
    })
  }
}
