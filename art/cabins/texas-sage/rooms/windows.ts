import { bars, sash } from '../../../rooms/sash.ts'
import { box } from '../../../shapes/box.ts'
import type { Mesh } from '../../../tracer/mesh.ts'
import {
  backWall,
  bathWindow,
  door,
  frontWall,
  glassHalf,
  glazing,
  loftWindow,
  loftWindowHalf,
  ridgeHeight,
  sideWindow,
  sinkWindow,
} from '../measures.ts'
import { inside } from './inks.ts'

const faces = {
  front: [frontWall.inner, frontWall.outer],
  back: [backWall.inner, backWall.outer],
} as const

/** Frames and bars; all windows are open to the land. */
export function addWindows(mesh: Mesh): void {
  addFrontWindows(mesh)
  addBackWindows(mesh)
}

type Point = readonly [x: number, y: number]

function glassEdge(y: number, side: number): Point {
  return [side * glassHalf(y), y]
}

function loftEdge(y: number, side: number): Point {
  return [side * loftWindowHalf(y), y]
}

function addFrontWindows(mesh: Mesh): void {
  for (const side of [-1, 1]) {
    sash(mesh, {
      from: side * sideWindow.at - sideWindow.half,
      to: side * sideWindow.at + sideWindow.half,
      sill: sideWindow.low,
      head: sideWindow.high,
      faces: faces.front,
      panes: [2, 2],
      material: inside.frame,
    })
  }
  addDoor(mesh)
  const { low, high, transom, bar } = glazing
  const lines = [
    [glassEdge(low, -1), glassEdge(high, -1)],
    [glassEdge(low, 1), glassEdge(high, 1)],
    [glassEdge(low, -1), glassEdge(low, 1)],
    [glassEdge(high, -1), glassEdge(high, 1)],
    [glassEdge(transom, -1), glassEdge(transom, 1)],
    [
      [0, low],
      [0, high],
    ],
    ...[-bar, bar].map(
      (x) =>
        [
          [x, low],
          [x, ridgeHeight * (1 - (bar + 0.42) / 3.7)],
        ] as const,
    ),
  ] as const
  bars(mesh, lines, { faces: faces.front, width: 0.11, material: inside.frame })
}

/** Two glazed leaves. */
function addDoor(mesh: Mesh): void {
  const middle = (frontWall.inner + frontWall.outer) / 2
  const put = (x: readonly [number, number], y: readonly [number, number], depth = 0.03) =>
    box(mesh, [x[0], y[0], middle - depth], [x[1], y[1], middle + depth], inside.frame)
  const { half, low, high } = door
  put([-half, half], [high - 0.09, high])
  put([-half, half], [low, 0.28])
  put([-half, half], [1.07, 1.13])
  for (const x of [-half + 0.04, 0, half - 0.04]) put([x - 0.05, x + 0.05], [low, high])
  for (const side of [-1, 1]) {
    put(side > 0 ? [half, half + 0.08] : [-half - 0.08, -half], [0, high + 0.08], 0.1)
    const x = side * 0.08
    box(mesh, [x - 0.012, 1, middle - 0.08], [x + 0.012, 1.16, middle - 0.03], inside.brass)
  }
  put([-half - 0.08, half + 0.08], [high, high + 0.08], 0.1)
}

function addBackWindows(mesh: Mesh): void {
  const common = { faces: faces.back, material: inside.frame }
  sash(mesh, { ...sinkWindow, ...common, panes: [2, 2] })
  sash(mesh, { ...bathWindow, ...common, panes: [2, 1] })
  const { low, high } = loftWindow
  const lines = [
    [loftEdge(low, -1), loftEdge(high, -1)],
    [loftEdge(low, 1), loftEdge(high, 1)],
    [loftEdge(low, -1), loftEdge(low, 1)],
    [loftEdge(high, -1), loftEdge(high, 1)],
    [
      [0, low],
      [0, high],
    ],
    [loftEdge(5.1, -1), loftEdge(5.1, 1)],
  ] as const
  bars(mesh, lines, { faces: faces.back, width: 0.09, material: inside.frame })
}
