import { fractalNoise } from '../../core/noise.ts'
import { seededRandom, type Random } from '../../core/random.ts'
import { on, terrain } from '../../land/ground.ts'
import { rock } from '../../land/rock.ts'
import { agave } from '../../plants/agave.ts'
import { bush, farTree } from '../../plants/bush.ts'
import { cedar } from '../../plants/cedar.ts'
import { meadow } from '../../plants/grass.ts'
import { liveOak } from '../../plants/live-oak.ts'
import { pricklyPear } from '../../plants/prickly-pear.ts'
import { bluebonnet, flower } from '../../plants/wildflowers.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { materials } from './inks.ts'
import { isMeadow, land, pathAt, soil } from './land.ts'

const { oak, bark, cedar: juniper, sage } = materials

/** Oaks, junipers and sage, and cactus by the path. */
export function plantAround(mesh: Mesh): void {
  terrain(mesh, land, { x: [-45, 45], z: [-60, 18], cells: [180, 150] }, soil)
  plantTrees(mesh)
  plantShrubs(mesh)
  edgePath(mesh)
}

/** The meadow in front, in bluebonnets. */
export function plantMeadow(mesh: Mesh): void {
  const { grasses } = materials
  meadow(mesh, { ground: land, tufts: 3600, place: meadowPlace, materials: grasses, seed: 9 })
  sowFlowers(mesh)
}

function meadowPlace(random: Random): readonly [number, number] | null {
  const [x, z] = [-15 + random() * 30, 2.5 + random() ** 0.8 * 11]
  return isMeadow(x, z) ? [x, z] : null
}

const junipers = [
  [-6.2, -3.5, 4.2],
  [-7.6, -5.5, 5.6],
  [5.8, -7.2, 6],
  [7.2, -9, 4.4],
  [-17, -12, 5],
  [17, -12, 5.5],
  [20, -9, 4],
  [-20, -15, 6],
  [14, -16, 5],
] as const

function plantTrees(mesh: Mesh): void {
  const near = { leaf: oak, bark, fork: 0.25, lean: -0.12 }
  liveOak(mesh, {
    ...near,
    base: on(land, 10.2, -4.5),
    height: 8.6,
    spread: 6.2,
    seed: 37,
    clumps: 62,
    leaves: 620,
    leafSize: 0.088,
    finer: 2,
  })
  liveOak(mesh, {
    base: on(land, -12.5, -8),
    height: 7.5,
    spread: 6,
    seed: 12,
    leaf: oak,
    bark,
    clumps: 50,
    leaves: 230,
    leafSize: 0.15,
    finer: 2,
  })
  liveOak(mesh, {
    base: on(land, -4.2, -18),
    height: 6.6,
    spread: 5.4,
    seed: 5,
    leaf: oak,
    bark,
    clumps: 44,
    leaves: 240,
    leafSize: 0.14,
  })
  for (const [x, z, height] of junipers) {
    const seed = Math.trunc(x * 7 + 99)
    cedar(mesh, { base: on(land, x, z), height, leaf: juniper, bark, seed, finer: 2 })
  }
  const random = seededRandom(3)
  for (let index = 0; index < 50; index += 1) {
    const [x, z] = [-44 + random() * 88, -20 - random() * 16]
    const radius = 1.3 + random() * 1.6
    const leaf = random() < 0.4 ? juniper : oak
    farTree(mesh, { base: on(land, x, z, -0.5), radius, leaf, seed: index + 50 })
  }
}

const sages = [
  [-5.3, 1.2, 0.75],
  [-5.6, 2.6, 0.6],
  [5.4, 1, 0.8],
  [5.6, 2.6, 0.55],
  [-1.6, 3.7, 0.5],
  [3.3, 3.7, 0.5],
  [-3.2, -11.4, 0.7],
  [-1.4, -12.8, 0.6],
  [0.7, -11.3, 0.55],
  [2.1, -12.9, 0.8],
  [3.6, -11.6, 0.6],
  [0.2, -15, 0.8],
] as const

function plantShrubs(mesh: Mesh): void {
  for (const [x, z, radius] of sages) {
    const base = on(land, x, z)
    bush(mesh, { base, radius, leaf: sage, seed: Math.trunc(x * 9), leaves: 160, leafSize: 0.08 })
  }
  const { pad, fruit, agave: blue } = materials
  pricklyPear(mesh, { base: on(land, -3.9, 4.7, 0.1), size: 0.78, seed: 6, pad, fruit })
  agave(mesh, { base: on(land, -1.6, 5.4, 0.05), radius: 0.62, seed: 3, material: blue })
  agave(mesh, { base: on(land, 4.3, 4.6), radius: 0.55, seed: 5, material: blue })
}

function edgePath(mesh: Mesh): void {
  const random = seededRandom(3)
  for (let index = 0; index < 16; index += 1) {
    const z = 5.2 + index * 0.7
    const side = index % 2 ? 1 : -1
    const x = pathAt(z) + side * (1 + 0.3 * random())
    rock(mesh, {
      center: on(land, x, z, 0.05),
      radii: [0.24 + 0.22 * random(), 0.14 + 0.1 * random(), 0.2 + 0.15 * random()],
      material: materials.limestone,
      seed: index + 4,
    })
  }
}

function sowFlowers(mesh: Mesh): void {
  const random = seededRandom(77)
  const { stem, bluebonnets, bluebonnetTip: tip, paintbrush } = materials
  for (let index = 0; index < 5600; index += 1) {
    const [x, z] = [-13 + random() * 26, 3.6 + random() ** 0.7 * 9.4]
    const isDrift = fractalNoise(x * 0.3, z * 0.35, 2) >= -0.16 + random() * 0.2
    if (!isDrift || !isMeadow(x, z) || Math.abs(x - pathAt(z)) < 1.1) continue
    const base = on(land, x, z)
    if (random() < 0.93) {
      const petal = bluebonnets[random() < 0.6 ? 0 : 1]
      bluebonnet(mesh, { base, height: 0.26 + 0.18 * random(), stem, petal, tip }, random)
    } else {
      flower(mesh, { base, height: 0.34 + 0.1 * random(), stem, petal: paintbrush }, random)
    }
  }
}
