import type { Pane } from '../materials/lit-window.ts'
import { box } from '../shapes/box.ts'
import { pieceOf, put, arrange, type Arrangement } from '../shapes/put.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'
import type { Opening } from './openings.ts'
import { gable, gableRoof } from './roofs.ts'
import { wall, type WallMaterials } from './wall.ts'

export interface StorefrontStyle {
  width: number
  /** Of the wall, without what crowns it. */
  height: number
  depth?: number
  /** Along the ground floor, from left to right. */
  bays: readonly ('window' | 'door')[]
  /** Windows of the upper floor. */
  upper?: number
  crown: 'cornice' | 'stepped' | 'gable'
  materials: WallMaterials & { trim: Material; roof: Material }
  /** What is behind the glass of shop windows and of upper ones. */
  shopGlass: (pane: Pane) => Material
  upperGlass: (pane: Pane) => Material
  /** Real windows, close by: what is shown in each, on its floor and its shelf. */
  showcase?: Showcase
}

interface Showcase {
  back: Material
  floor: Material
  goods: (window: number, width: number) => Arrangement
}

const showcaseDepth = 0.85
/** Of the shelf in a showcase, over its floor. */
export const shelfHeight = 1.02

/** The floor of the sidewalk over the street. */
export const curb = 0.16
const doorWidth = 1.02
const [gap, end] = [0.34, 0.45]

/** A shop of a small town; the middle of its front is at the origin, its door looks forward. */
export function storefront(style: StorefrontStyle): Mesh {
  const { width, height, depth = 9, materials } = style
  const half = width / 2
  return pieceOf((mesh) => {
    const openings = [...groundFloor(style), ...upperFloor(style)]
    const face = { along: 'x', at: -0.15, thickness: 0.3, outside: 1, materials } as const
    wall(mesh, { ...face, from: -half, to: half, foot: 0, top: height, openings })
    const behind = style.showcase ? -0.3 - showcaseDepth : -0.3
    box(mesh, [-half, 0, -depth], [half, height - 0.5, behind], materials.wall)
    for (const x of [-half, half - 0.25]) {
      box(mesh, [x, 0, -depth], [x + 0.25, height, -0.3], materials.wall)
    }
    if (style.showcase) fillShowcase(mesh, style, style.showcase)
    if (style.crown === 'gable') addGable(mesh, style)
    else addCornice(mesh, style)
    if (style.crown === 'stepped') addStep(mesh, style)
  })
}

function groundFloor({ width, bays, shopGlass, showcase }: StorefrontStyle): Opening[] {
  const doors = bays.filter((bay) => bay === 'door').length
  const free = width - 2 * end - gap * (bays.length - 1) - doors * doorWidth
  const windowWidth = free / (bays.length - doors)
  let from = end - width / 2
  return bays.map((kind): Opening => {
    const to = from + (kind === 'door' ? doorWidth : windowWidth)
    const place = {
      from,
      to,
      sill: kind === 'door' ? curb : 0.85,
      head: kind === 'door' ? 2.5 : 2.8,
    }
    from = to + gap
    const pane = showcase && kind === 'window' ? null : shopGlass({ along: 'x', ...place })
    if (kind === 'door') return { kind, ...place, ...(pane && { pane }) }
    return { kind, ...place, pane, panes: [2, 1] }
  })
}

/** A lined room behind the windows, with a floor at their sills and a shelf. */
function fillShowcase(mesh: Mesh, style: StorefrontStyle, { back, floor, goods }: Showcase): void {
  const half = style.width / 2 - 0.25
  const [near, far] = [-0.3, -0.3 - showcaseDepth]
  box(mesh, [-half, 0, far], [half, 3, far + 0.03], back)
  box(mesh, [-half, 2.9, far], [half, 3, near], floor)
  const windows = groundFloor(style).filter(({ kind }) => kind === 'window')
  for (const [index, { from, to, sill }] of windows.entries()) {
    const middle = (from + to) / 2
    box(mesh, [from, sill - 0.1, far], [to, sill - 0.005, -0.04], floor)
    box(
      mesh,
      [from - 0.1, sill + shelfHeight - 0.03, -0.56],
      [to + 0.1, sill + shelfHeight, -0.22],
      floor,
    )
    for (const x of [from - 0.14, to + 0.1]) box(mesh, [x, 0, far], [x + 0.04, 3, near], back)
    const shown = pieceOf((inside) => arrange(inside, goods(index, to - from)))
    put(mesh, shown, { at: [middle, sill, -0.2] })
  }
}

function upperFloor({ width, height, upper = 0, upperGlass }: StorefrontStyle): Opening[] {
  return Array.from({ length: upper }, (_, index): Opening => {
    const middle = ((index + 0.5) / upper - 0.5) * (width - 0.6)
    const place = { from: middle - 0.44, to: middle + 0.44, sill: height - 2.7, head: height - 1.1 }
    const pane = upperGlass({ along: 'x', ...place })
    return { kind: 'window', ...place, pane, panes: [1, 2] }
  })
}

function addCornice(mesh: Mesh, { width, height, materials: { trim } }: StorefrontStyle): void {
  const half = width / 2
  box(mesh, [-half - 0.1, height - 0.05, -0.4], [half + 0.1, height + 0.14, 0.2], trim)
  box(mesh, [-half - 0.03, height - 0.5, -0.1], [half + 0.03, height - 0.42, 0.07], trim)
  const count = Math.round(width / 0.5)
  for (let index = 0; index < count; index += 1) {
    const x = ((index + 0.5) / count - 0.5) * width
    box(mesh, [x - 0.09, height - 0.28, -0.05], [x + 0.09, height - 0.05, 0.14], trim)
  }
}

/** A raised middle over the cornice. */
function addStep(mesh: Mesh, { width, height, materials }: StorefrontStyle): void {
  const half = width * 0.24
  box(mesh, [-half, height + 0.1, -0.3], [half, height + 0.78, 0.02], materials.wall)
  box(
    mesh,
    [-half - 0.12, height + 0.78, -0.36],
    [half + 0.12, height + 0.92, 0.14],
    materials.trim,
  )
}

function addGable(mesh: Mesh, { width, height, depth = 9, materials }: StorefrontStyle): void {
  const half = width / 2
  const top = height + half * 0.62
  gable(mesh, {
    along: 'x',
    at: -0.1,
    from: -half,
    to: half,
    foot: height,
    top,
    material: materials.wall,
  })
  box(mesh, [-half, height - 0.09, -0.1], [half, height + 0.07, 0.06], materials.trim)
  const eaves = [
    [-half - 0.4, height - 0.18],
    [half + 0.4, height - 0.18],
  ] as const
  const roof = { top: materials.roof, edge: materials.trim }
  gableRoof(mesh, { ridge: 'z', from: -depth, to: 0.45, eaves, top: top + 0.1, materials: roof })
}
