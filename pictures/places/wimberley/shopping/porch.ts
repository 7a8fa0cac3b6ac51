import { posts } from '../../../building/posts.ts'
import { shedRoof } from '../../../building/roofs.ts'
import { curb } from '../../../building/storefront.ts'
import type { Vec3 } from '../../../core/vectors.ts'
import { pot, quiltRack } from '../../../furniture/goods.ts'
import { glassChime, hangingSign } from '../../../furniture/hanging-sign.ts'
import { pottedPlant } from '../../../furniture/pot.ts'
import { barrelPlanter, parkBench } from '../../../furniture/street.ts'
import { planks } from '../../../materials/boards.ts'
import { logCabinPatch, quilted } from '../../../materials/cloth.ts'
import { blossom, cup, loneStar, vase } from '../../../materials/emblems.ts'
import { flat } from '../../../materials/plain.ts'
import { bush } from '../../../plants/bush.ts'
import { beam } from '../../../shapes/beam.ts'
import { lathe } from '../../../shapes/lathe.ts'
import { put } from '../../../shapes/put.ts'
import type { Mesh } from '../../../tracer/mesh.ts'
import { materials as m } from '../inks.ts'
import { front } from './fronts.ts'

export const porchEdge = 1.25

export function buildPorch(mesh: Mesh): void {
  const ceiling = planks(['#e9dcc0', '#e0d0ae', '#b9a582'], 'z', 0.16)
  shedRoof(mesh, {
    ridge: 'z',
    from: -26,
    to: 9,
    low: [porchEdge + 0.45, 2.86],
    high: [front, 3.7],
    materials: { top: m.tinAcross, edge: ceiling },
    thickness: 0.09,
  })
  const places = Array.from({ length: 13 }, (_, post) => 6.6 - post * 2.6)
  posts(mesh, {
    along: 'z',
    at: porchEdge,
    places,
    foot: curb,
    head: 2.86,
    size: 0.15,
    braces: true,
    material: m.cream,
  })
  for (const z of places)
    beam(mesh, [front, 3.5, z], [porchEdge, 2.8, z], { width: 0.09, height: 0.14 }, m.cream)
}

const drops = ['#5fb3c4', '#e0a23c', '#c8503f', '#7fae6a', '#8f6bb5'].map((hex) =>
  flat(hex, { gloss: 0.3, translucency: 0.6 }),
)

export function hangThings(mesh: Mesh): void {
  for (const [index, z] of [2.6, -3.2, -9.2, -15].entries()) {
    const sign = hangingSign([loneStar, cup, blossom, vase][index] ?? loneStar, m.iron)
    put(mesh, sign, { at: [-0.95, 3.02, z] })
  }
  for (const [x, y, z, count] of [
    [0.72, 2.78, 4.1, 8],
    [0.98, 2.75, 3.5, 6],
    [0.85, 2.76, -0.4, 8],
    [0.9, 2.76, -5.2, 7],
  ] as const) {
    put(mesh, glassChime(drops, m.iron, count), { at: [x, y, z], turn: z })
  }
  for (const [index, z] of [1.4, -2.2, -6.4, -9, -11.6].entries())
    hangBasket(mesh, [porchEdge + 0.1, 2.66, z - 0.1], index)
}

/** A basket of flowers on the porch's beam. */
function hangBasket(mesh: Mesh, [x, y, z]: Vec3, index: number): void {
  const petal = [m.petalPink, m.petalRed, m.petalBlue][index % 3] ?? m.petalRed
  for (const side of [-1, 1]) {
    beam(mesh, [x, y, z], [x, y - 0.5, z + side * 0.18], { width: 0.01, height: 0.01 }, m.iron)
  }
  lathe(
    mesh,
    [x, y - 0.72, z],
    [
      [0, 0],
      [0.14, 0.03],
      [0.21, 0.16],
      [0.2, 0.18],
    ],
    m.clay,
    28,
  )
  const base: Vec3 = [x, y - 0.62, z]
  bush(mesh, { base, radius: 0.28, leaf: m.shrub, seed: index + 3, leaves: 220, leafSize: 0.032 })
  bush(mesh, {
    base: [x, y - 0.58, z],
    radius: 0.29,
    leaf: petal,
    seed: index + 30,
    leaves: 90,
    leafSize: 0.026,
  })
}

function at(x: number, z: number): Vec3 {
  return [x, curb, z]
}

export function standThings(mesh: Mesh): void {
  const bench = parkBench({ wood: m.oakWood, iron: m.iron })
  put(mesh, bench, { at: at(front + 0.45, -8.4), turn: Math.PI / 2 })
  const quilt = quilted(logCabinPatch(['#f1dcb0', '#35608a', '#e6c488', '#b9492f', '#4f7fa8']), {
    edge: 0.6,
    foot: 0,
    top: 1.86,
    block: 0.36,
  })
  put(mesh, quiltRack(quilt, m.oakWood, 1.2), { at: at(front + 0.75, -1.25), turn: 0.5 })
  const barrel = { wood: m.oakWood, hoop: m.iron, leaf: m.shrub }
  for (const [index, z] of [2.3, -1.4, -6.7, -11.8].entries()) {
    const petal = [m.petalRed, m.petalBlue, m.petalPink][index % 3] ?? m.petalRed
    put(mesh, barrelPlanter({ ...barrel, petal, seed: index }), { at: at(porchEdge - 0.42, z) })
  }
  for (const [index, [x, z]] of [
    [front + 0.42, 2.8],
    [front + 0.42, -3.4],
    [front + 0.4, -6.4],
  ].entries()) {
    pottedPlant(mesh, { at: at(x ?? 0, z ?? 0), clay: m.clay, leaf: m.shrub, seed: index + 4 })
  }
  put(mesh, pot('jar', 0.62, m.teal), { at: at(front + 0.5, 1.25) })
  put(mesh, pot('vase', 0.8, m.mustard), { at: at(front + 0.42, 0.75) })
  put(mesh, pot('jar', 0.42, m.clay), { at: at(front + 0.85, 0.95) })
}
