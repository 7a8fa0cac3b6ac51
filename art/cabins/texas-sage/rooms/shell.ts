import { gableWall } from '../../../rooms/gable-wall.ts'
import { beam } from '../../../shapes/beam.ts'
import { box } from '../../../shapes/box.ts'
import type { Vec3 } from '../../../core/vectors.ts'
import type { Mesh } from '../../../tracer/mesh.ts'
import { materials } from '../inks.ts'
import {
  backHoles,
  backWall,
  bath,
  frontHoles,
  frontWall,
  insideHalf,
  kneeWall,
  loft,
  ridgeHeight,
} from '../measures.ts'
import { inside } from './inks.ts'
import { addWindows } from './windows.ts'

const [front, back] = [frontWall.inner, backWall.inner]
const roofTop = 7.18

/** Walls, floors and windows of the rooms, over a floor at 0. */
export function buildShell(mesh: Mesh): void {
  box(mesh, [-3.6, -0.1, back], [3.6, 0, front], inside.floor)
  for (const side of [-1, 1] as const) addSlope(mesh, side)
  beam(
    mesh,
    [0, roofTop - 0.12, back],
    [0, roofTop - 0.12, front],
    { width: 0.14, height: 0.2 },
    inside.rafter,
  )
  addEndWalls(mesh)
  addWindows(mesh)
  addLoft(mesh)
  addBathWalls(mesh)
}

function addSlope(mesh: Mesh, side: 1 | -1): void {
  const foot = side * insideHalf(0)
  const corners = [
    [foot, 0, front],
    [foot, 0, back],
    [0, roofTop, back],
    [0, roofTop, front],
  ] as const satisfies readonly Vec3[]
  mesh.quad(corners, inside.slope)
  const knee = side * kneeWall.at
  box(mesh, [knee, 0, back], [knee + side * 0.04, kneeWall.height, front], inside.wall)
  box(mesh, [knee - side * 0.025, 0, back], [knee, 0.14, front], inside.frame)
  box(
    mesh,
    [knee - side * 0.03, kneeWall.height - 0.05, back],
    [knee, kneeWall.height, front],
    inside.rafter,
  )
  for (let z = front - 0.12; z > back; z -= 1.22) {
    const size = { width: 0.1, height: 0.14 }
    beam(
      mesh,
      [side * (insideHalf(1.1) - 0.03), 1.1, z],
      [0, roofTop - 0.08, z],
      size,
      inside.rafter,
    )
  }
}

function addEndWalls(mesh: Mesh): void {
  const sheet = { foot: 0, top: roofTop, halfWidth: insideHalf }
  gableWall(mesh, { ...sheet, at: front, holes: frontHoles, material: inside.wall })
  gableWall(mesh, { ...sheet, at: back, holes: backHoles, material: inside.wall })
  const outer = { foot: 0, top: 7.35, halfWidth: (y: number) => 3.58 * (1 - y / 7.35) }
  gableWall(mesh, { ...outer, at: frontWall.outer, holes: frontHoles, material: materials.boards })
  gableWall(mesh, {
    at: backWall.outer,
    foot: 0,
    top: ridgeHeight,
    halfWidth: (y) => 3.7 * (1 - y / ridgeHeight),
    holes: backHoles,
    material: materials.boards,
  })
}

function addLoft(mesh: Mesh): void {
  const { height, thickness, edge } = loft
  const half = insideHalf(height) + 0.04
  box(mesh, [-half, height - 0.04, back], [half, height, edge], inside.floor)
  box(mesh, [-half, height - thickness, back], [half, height - 0.04, edge], inside.ceiling)
  const under = height - thickness
  // Into the slopes, which are wider where the beams end below.
  const reach = insideHalf(under - 0.15) + 0.06
  for (let z = edge - 0.08; z > back; z -= 0.98) {
    box(mesh, [-reach, under - 0.15, z - 0.06], [reach, under, z + 0.06], inside.rafter)
  }
  for (const side of [-1, 1]) addStrut(mesh, side, edge - 0.08)
  const rail = height + 0.92
  const wide = insideHalf(rail)
  for (const y of [height + 0.1, rail]) {
    beam(
      mesh,
      [-wide, y, edge + 0.02],
      [wide, y, edge + 0.02],
      { width: 0.05, height: 0.06 },
      inside.rafter,
    )
  }
  for (let x = -1.75; x <= 1.76; x += 0.14) {
    box(mesh, [x - 0.014, height, edge + 0.005], [x + 0.014, rail, edge + 0.035], inside.rafter)
  }
}

/** Up a slope to the loft's first beam, which without it would seem to end in mid-air. */
function addStrut(mesh: Mesh, side: number, z: number): void {
  const [low, high] = [1.1, loft.height - loft.thickness]
  const on = (y: number): Vec3 => [side * (insideHalf(y) - 0.03), y, z]
  beam(mesh, on(low), on(high), { width: 0.1, height: 0.14 }, inside.rafter)
}

function addBathWalls(mesh: Mesh): void {
  const top = loft.height - loft.thickness
  box(mesh, [bath.right - 0.05, 0, back], [bath.right + 0.05, top, bath.front], inside.sageWall)
  box(
    mesh,
    [-insideHalf(0.1), 0, bath.front - 0.05],
    [bath.right, top, bath.front + 0.05],
    inside.wall,
  )
  box(mesh, [-1.5, 0, bath.front + 0.05], [-0.6, 2.08, bath.front + 0.08], inside.oak)
  box(mesh, [-1.4, 0.2, bath.front + 0.08], [-0.7, 1, bath.front + 0.09], inside.wood)
  box(mesh, [-1.4, 1.12, bath.front + 0.08], [-0.7, 1.96, bath.front + 0.09], inside.wood)
}
