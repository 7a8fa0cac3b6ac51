import { ink } from '../../core/inks.ts'
import { fractalNoise, noise } from '../../core/noise.ts'
import { smoothstep } from '../../core/numbers.ts'
import { seededRandom } from '../../core/random.ts'
import { on, terrain, type Ground } from '../../land/ground.ts'
import { rock } from '../../land/rock.ts'
import { country } from '../../materials/country.ts'
import { foliage } from '../../materials/plain.ts'
import { agave } from '../../plants/agave.ts'
import { bush, farTree } from '../../plants/bush.ts'
import { cedars } from '../../plants/grove.ts'
import { meadow } from '../../plants/grass.ts'
import { pricklyPear } from '../../plants/prickly-pear.ts'
import type { Material } from '../../tracer/material.ts'
import { Mesh } from '../../tracer/mesh.ts'
import { archBridge } from './bridge.ts'
import { buildSkyline } from './skyline.ts'

const overlook = 62
const bridgeZ = -300

/** Where the middle of the lake runs, and half its width. */
function lakeAt(z: number): number {
  return 26 + 62 * Math.sin(z * 0.0052 + 0.5) * smoothstep(-20, -240, z)
}

function shoreAt(x: number, z: number): number {
  const half = 34 + 8 * noise(z * 0.01, 4) + 150 * smoothstep(-640, -780, z)
  return Math.abs(x - lakeAt(z)) - half
}

/** Hills on both sides of the lake, lower toward the city; an edge of rock close by. */
const land: Ground = {
  heightAt(x, z) {
    const away = shoreAt(x, z)
    const near = smoothstep(-800, -250, z)
    const rise = smoothstep(-4, 130, away) * (12 + 42 * near)
    const bumps = 9 * near * fractalNoise(x * 0.012, z * 0.012, 3) * smoothstep(0, 60, away)
    const edge = smoothstep(-24, -7, z + 2.4 * noise(x * 0.12, 2)) * (overlook + 4.3)
    const stones = 0.22 * noise(x * 0.5, z * 0.5) * smoothstep(-12, -4, z)
    return Math.max(-3 + rise + bumps, edge - 6 + stones)
  },
}

const hills: Material = {
  color: ([x, y, z], normal) => {
    if (normal[1] < 0.62 && z > -40) return ink('#d9c49c')
    if (y < 1.2) return ink('#dccaa4')
    const patch = fractalNoise(x * 0.03, z * 0.05, 3)
    if (z > -20) return ink(patch > 0 ? '#c3b478' : '#a9a264')
    return ink(patch > 0.1 ? '#9aa05c' : patch > -0.2 ? '#7f9054' : '#66804f')
  },
}

/** Far water mirrors the sky alone: waves of this size would be no more than grain. */
const water: Material = {
  gloss: 0.62,
  castsShadow: false,
  color: ([x, , z]) => {
    const wind = fractalNoise(x * 0.012 + z * 0.004, z * 0.03, 3)
    return ink(wind > 0.2 ? '#86a3cc' : wind > -0.12 ? '#5f86b8' : '#4f76a9')
  },
}

const woods = [foliage('#66803f', '#7a8f48', '#557039'), country.cedar] as const

/** Austin from the hills over the lake: a ledge, the arch of the bridge, the towers in haze. */
export function austin(): Mesh {
  const mesh = new Mesh()
  terrain(mesh, land, { x: [-420, 460], z: [-1000, -30], cells: [150, 170] }, hills)
  terrain(mesh, land, { x: [-46, 46], z: [-30, 12], cells: [130, 70] }, hills)
  mesh.quad(
    [
      [-900, 0, 0],
      [900, 0, 0],
      [900, 0, -1000],
      [-900, 0, -1000],
    ],
    water,
    [0, 1, 0],
  )
  buildSkyline(mesh)
  archBridge(mesh, { at: [lakeAt(bridgeZ), 17, bridgeZ], span: 128, rise: 40 })
  growWoods(mesh)
  plantLedge(mesh)
  return mesh
}

/** Trees as round heaps, larger leaves the farther they are. */
function growWoods(mesh: Mesh): void {
  const random = seededRandom(4)
  for (let index = 0; index < 2300; index += 1) {
    const z = -60 - random() ** 1.3 * 760
    const x = lakeAt(z) + (random() * 2 - 1) * (120 - z * 0.45)
    if (shoreAt(x, z) < 4) continue
    const radius = 4 + random() * 4.5
    const leaf = woods[random() < 0.66 ? 0 : 1]
    const size = 0.5 - z * 0.0013
    const base = on(land, x, z, -1)
    // The lake reaches over its lowest banks, and the road of the bridge is clear of trees.
    if (base[1] < 0.5 || Math.abs(z - bridgeZ) < 22) continue
    farTree(mesh, {
      base,
      radius,
      leaf,
      seed: index + 7,
      leaves: 56,
      leafSize: size * 0.95,
    })
  }
}

function plantLedge(mesh: Mesh): void {
  const { limestone: stone, pad, fruit, agave: blue, sage, grasses } = country
  for (const [x, z, wide, tall, seed] of [
    [-4.4, -7, 1.5, 0.5, 3],
    [-2.1, -7.8, 0.9, 0.3, 8],
    [4.4, -7.2, 1.4, 0.46, 14],
    [2.6, -7.9, 0.8, 0.26, 21],
    [0.4, -8.2, 0.7, 0.2, 27],
    [1.5, -6.1, 0.36, 0.16, 31],
    [-1.3, -6, 0.3, 0.14, 35],
  ] as const) {
    rock(mesh, { center: on(land, x, z), radii: [wide, tall, wide * 0.6], material: stone, seed })
  }
  pricklyPear(mesh, { base: on(land, 3.2, -6), size: 0.5, seed: 6, pad, fruit })
  agave(mesh, { base: on(land, -1.9, -6.4), radius: 0.42, seed: 3, material: blue })
  agave(mesh, { base: on(land, 1.9, -7), radius: 0.36, seed: 8, material: blue })
  for (const [x, z, radius] of [
    [-2.9, -6.4, 0.42],
    [4, -6.2, 0.4],
    [-0.6, -7.6, 0.26],
  ] as const) {
    bush(mesh, { base: on(land, x, z), radius, leaf: sage, seed: 9, leaves: 320, leafSize: 0.05 })
  }
  const look = { leaf: country.cedar, bark: country.bark, sprays: 120, spraySize: 0.1, width: 0.5 }
  cedars(mesh, land, [[-4, -8.4, 4.4]], look)
  meadow(mesh, {
    ground: land,
    tufts: 1300,
    place: (random) => [-9 + random() * 18, -8.4 + random() * 4],
    materials: grasses,
    height: 0.24,
    width: 0.006,
    seed: 5,
  })
}
