import type { DrivenPlace, Spot } from '#contracts/site/area-map.ts'

/** In percent of the map's sides, from the upper left. */
export interface Point {
  x: number
  y: number
}

export type Side = NonNullable<DrivenPlace['label']>

/** Near places would fall on one another if miles were drawn to scale. */
const nearness = 0.36
/** What the places fill of the map; names need the room beyond. */
const field = { left: 20, right: 81, top: 13, bottom: 85 }

export interface Projection {
  middle: Point
  toPoint: (spot: Spot) => Point
}

/** Where the cabins and spots around them are on a map that these places fill. */
export function projection(places: readonly Spot[]): Projection {
  const flat = places.map(flattened)
  const [x, y] = [flat.map((point) => point.x), flat.map((point) => point.y)]
  const [west, east] = [Math.min(0, ...x), Math.max(0, ...x)]
  const [north, south] = [Math.min(0, ...y), Math.max(0, ...y)]
  const across = (value: number) =>
    field.left + (field.right - field.left) * part(value, west, east)
  const down = (value: number) => field.top + (field.bottom - field.top) * part(value, north, south)
  return {
    middle: { x: rounded(across(0)), y: rounded(down(0)) },
    toPoint: (spot) => {
      const point = flattened(spot)
      return { x: rounded(across(point.x)), y: rounded(down(point.y)) }
    },
  }
}

/** East and south of the cabins, nearer than to scale. */
function flattened({ bearing, miles }: Spot): Point {
  const distance = miles ** nearness
  const angle = (bearing * Math.PI) / 180
  return { x: Math.sin(angle) * distance, y: -Math.cos(angle) * distance }
}

/** In the middle where all places lie in one line. */
function part(value: number, from: number, to: number): number {
  return to - from > 0.01 ? (value - from) / (to - from) : 0.5
}

/** The side of a place's point that faces away from the middle. */
export function sideOf({ label, at }: DrivenPlace): Side {
  if (label) return label
  return at && at.bearing > 180 && at.bearing < 360 ? 'left' : 'right'
}

/** A road that bends a little, as roads do here: each to the other side than the one before. */
export function road(from: Point, to: Point, index: number): string {
  const bend = (index % 2 === 0 ? 1 : -1) * 0.14
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const at = (way: number, aside: number) =>
    pair({ x: from.x + dx * way - dy * aside, y: from.y + dy * way + dx * aside })
  return `M${pair(from)} C${at(0.35, bend)} ${at(0.65, -bend)} ${pair(to)}`
}

/** A smooth line through all points. */
export function river(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  const pieces = points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    const leaving = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }
    const arriving = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
    return `C${pair(leaving)} ${pair(arriving)} ${pair(to)}`
  })
  return `M${pair(first)} ${pieces.join(' ')}`
}

function pair({ x, y }: Point): string {
  return `${rounded(x)} ${rounded(y)}`
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
