import type { ReactNode } from 'react'
import type { DrivenPlace } from '#contracts/site/area-map.ts'
import { sideOf, type Point, type Side } from './places.ts'

/** Draws its children around this point, in pixels. */
export function At({ point, children }: { point: Point; children: ReactNode }) {
  return (
    <svg x={`${point.x}%`} y={`${point.y}%`} overflow="visible">
      {children}
    </svg>
  )
}

const places: Record<Side, { x: number; y: number; anchor: 'start' | 'middle' | 'end' }> = {
  left: { x: -12, y: -3, anchor: 'end' },
  right: { x: 12, y: -3, anchor: 'start' },
  above: { x: 0, y: -31, anchor: 'middle' },
  below: { x: 0, y: 23, anchor: 'middle' },
}

/** What the place is called, and how long the drive takes. */
export function Label({ place }: { place: DrivenPlace }) {
  const { x, y, anchor } = places[sideOf(place)]
  return (
    <text
      textAnchor={anchor}
      className="stroke-paper stroke-4 [paint-order:stroke]"
      strokeLinejoin="round"
    >
      <tspan
        x={x}
        y={y}
        className="fill-ink font-display text-[length:min(0.875rem,3.8vw)] font-bold md:text-sm"
      >
        {place.place}
      </tspan>
      <tspan
        x={x}
        dy="1.1em"
        className="fill-ember-ink font-display text-[length:min(0.875rem,3.8vw)] font-extrabold md:text-base"
      >
        {place.time}
      </tspan>
    </text>
  )
}

/** Only where there is room. */
export function WaterName({ name }: { name: string }) {
  return (
    <text
      textAnchor="middle"
      strokeLinejoin="round"
      className="fill-bluebonnet stroke-paper stroke-4 text-sm italic [paint-order:stroke] max-md:hidden"
    >
      {name}
    </text>
  )
}
