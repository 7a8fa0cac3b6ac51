import { windmill } from '../../building/windmill.ts'
import { ink } from '../../core/inks.ts'
import { fractalNoise, noise } from '../../core/noise.ts'
import { between, seededRandom } from '../../core/random.ts'
import { normalize, type Vec3 } from '../../core/vectors.ts'
import { adirondack } from '../../furniture/adirondack.ts'
import { swimRing } from '../../furniture/swim-ring.ts'
import { on, terrain, type Ground } from '../../land/ground.ts'
import { gentleRise } from '../../land/rise.ts'
import { viewFrom } from '../../land/view.ts'
import { boards } from '../../materials/boards.ts'
import { bark, flat, foliage } from '../../materials/plain.ts'
import { grassInView, woodsInView } from '../../plants/in-view.ts'
import { liveOak } from '../../plants/live-oak.ts'
import { sunflower } from '../../plants/sunflower.ts'
import type { CameraSetting } from '../../render/camera.ts'
import { beam } from '../../shapes/beam.ts'
import { box } from '../../shapes/box.ts'
import { lathe } from '../../shapes/lathe.ts'
import { put } from '../../shapes/put.ts'
import { tube } from '../../shapes/tube.ts'
import type { Material } from '../../tracer/material.ts'
import { Mesh } from '../../tracer/mesh.ts'

const water: Material = {
  kind: 'water',
  color: ([x, , z]) => ink(fractalNoise(x * 0.8, z * 1.4, 2) > 0.05 ? '#2fa3a6' : '#4fb9b3'),
}
const inks = {
  water,
  tin: flat('#a9b0b0', { gloss: 0.15 }),
  rim: flat('#c9cdc8'),
  frame: flat('#6f6c66'),
  blade: flat('#8c938f'),
  tail: flat('#c9503a'),
  deck: boards(['#b98b5e', '#a97d54', '#75553c'], { width: 0.14, direction: 'lying' }),
  chairs: [flat('#e2a63a'), flat('#2f8f8a')],
  towel: flat('#e86a4a'),
  oak: foliage('#6b7f3e', '#82914a', '#566b37'),
  juniper: foliage('#5b6f48', '#6c8050', '#4a5d3d'),
  bark: bark('#5b4a40', '#7d6552'),
  stem: flat('#7f9048'),
  leaf: flat('#8a9f4c'),
  petal: flat('#f5b921'),
  disk: flat('#5a3a26'),
  grasses: [flat('#d9b95c'), flat('#c4a54f'), flat('#b5a653')],
}

const land: Ground = { heightAt: (x, z) => gentleRise(x, z, 0.2, 61) }

/** The pool, and what floats on it. */
const pool: Vec3 = [-1.4, 0, 0.6]
const [radius, rim] = [3, 0.78] as const
const floatAt: Vec3 = [pool[0] - 0.9, rim - 0.14, pool[2] + 0.5]

const isTrodden = (x: number, z: number) =>
  Math.hypot(x - pool[0], z - pool[2]) < radius + 0.9 + 0.4 * noise(x, z) ||
  (z > 2 && Math.abs(x - 0.4 - 0.1 * z) < 0.75 + 0.15 * noise(x * 2, z * 2))

const isFree = (x: number, z: number) => !isTrodden(x, z)

const ground: Material = {
  color: ([x, , z]) => {
    if (isTrodden(x, z)) return ink(noise(x * 2, z * 2) > 0.3 ? '#dcc28c' : '#e6cf9c')
    const patch = fractalNoise(x * 0.4, z * 0.8, 3)
    return ink(patch > 0.12 ? '#d6b95f' : patch > -0.2 ? '#c3ab58' : '#a89c50')
  },
}

/** A pool in a stock tank under a windmill, with wild sunflowers. */
export function summerTank(camera: CameraSetting): Mesh {
  const mesh = new Mesh()
  const view = viewFrom(camera)
  terrain(mesh, land, { x: [-60, 60], z: [-60, 20], cells: [200, 150] }, ground)
  buildPool(mesh)
  const { frame: steel, blade, tail: vane } = inks
  const mill = { height: 7.8, radius: 1.7, turn: -0.4, steel, blade, vane }
  put(mesh, windmill(mill), { at: on(land, 4.4, -5.4) })
  tube(
    mesh,
    [
      [[3.4, 1.2, -4.6], 0.035],
      [[1.2, 1.15, -1.6], 0.035],
      [[0.6, 1.05, -0.8], 0.035],
    ],
    steel,
    8,
  )
  const { oak: leaf, bark: trunk } = inks
  const tree = { leaf, bark: trunk, clumps: 64, leaves: 420, leafSize: 0.1 }
  liveOak(mesh, { ...tree, base: on(land, -9.4, -4), height: 7.6, spread: 6, seed: 21, lean: 0.1 })
  woodsInView(mesh, { ground: land, view, seed: 17, leaves: [leaf, inks.juniper], trees: 90 })
  grassInView(mesh, {
    ground: land,
    view,
    isFree,
    tufts: 6800,
    materials: inks.grasses,
    seed: 5,
    height: 0.34,
  })
  sowSunflowers(mesh)
  return mesh
}

function buildPool(mesh: Mesh): void {
  const wall = [
    [radius, -0.2],
    [radius, rim],
    [radius + 0.07, rim],
    [radius + 0.07, rim + 0.06],
    [radius - 0.08, rim + 0.06],
    [radius - 0.08, 0],
  ] as const
  lathe(mesh, pool, wall.slice(0, 2), inks.tin, 90)
  lathe(mesh, pool, wall.slice(1), inks.rim, 90)
  for (const rib of [0.22, 0.46]) {
    const band = [
      [radius + 0.025, rib],
      [radius + 0.025, rib + 0.05],
    ] as const
    lathe(mesh, pool, band, inks.rim, 90)
  }
  const level = rim - 0.12
  const [x, z] = [pool[0], pool[2]]
  const reach = radius * 0.98
  for (let step = 0; step < 60; step += 1) {
    const [from, to] = [(step / 60) * Math.PI * 2, ((step + 1) / 60) * Math.PI * 2]
    mesh.triangle(
      [x, level, z],
      [x + Math.cos(from) * reach, level, z + Math.sin(from) * reach],
      [x + Math.cos(to) * reach, level, z + Math.sin(to) * reach],
      inks.water,
      [0, 1, 0],
    )
  }
  put(mesh, swimRing(['#fbf3e2', '#e0573a'], 0.44), { at: floatAt })
  addDeck(mesh)
}

/** Steps and a small deck at the rim, two chairs, a towel. */
function addDeck(mesh: Mesh): void {
  const { deck } = inks
  const left = pool[0] + radius * 0.72
  box(mesh, [left, 0, 0.4], [left + 2.5, rim - 0.04, 3], deck)
  for (const step of [0, 1]) {
    const top = rim - 0.04 - 0.25 * (step + 1)
    box(mesh, [left + 0.5, -0.2, 3 + step * 0.3], [left + 1.7, top, 3.3 + step * 0.3], deck)
  }
  const [yellow, teal] = inks.chairs as [Material, Material]
  adirondack(mesh, {
    at: [left + 0.85, rim - 0.04, 1.1],
    turn: -0.5,
    material: yellow,
    scale: 1.05,
  })
  adirondack(mesh, { at: [left + 1.9, rim - 0.04, 1.3], turn: -0.75, material: teal, scale: 1.05 })
  const post = { width: 0.06, height: 0.06 }
  for (const z of [2.1, 2.7]) {
    beam(mesh, [left - 0.1, 0.3, z], [left - 0.1, rim + 0.75, z], post, inks.rim)
    beam(mesh, [left - 0.1, rim + 0.75, z], [left + 0.4, rim + 0.6, z], post, inks.rim)
    beam(mesh, [left + 0.4, rim + 0.6, z], [left + 0.4, rim - 0.05, z], post, inks.rim)
  }
}

function sowSunflowers(mesh: Mesh): void {
  const random = seededRandom(14)
  const { stem, leaf, petal, disk } = inks
  const toward = normalize([-0.5, 0.3, 0.75])
  const plant = (x: number, z: number) => {
    if (isTrodden(x, z)) return
    const height = between(random, 0.75, 1.35)
    sunflower(mesh, { base: on(land, x, z), height, toward, stem, leaf, petal, disk }, random)
  }
  for (let index = 0; index < 70; index += 1)
    plant(between(random, -6.8, -2.4), between(random, 4.6, 8))
  for (let index = 0; index < 64; index += 1)
    plant(between(random, 2.6, 7.6), between(random, 3.8, 7.6))
  for (let index = 0; index < 120; index += 1)
    plant(between(random, -18, 18), between(random, -9, -3.6))
  for (let index = 0; index < 60; index += 1)
    plant(between(random, 5.5, 13), between(random, -4, 3))
}
