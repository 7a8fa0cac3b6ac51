import { useId, type ReactNode } from 'react'
import type { AreaMapWords, DrivenPlace } from '#contracts/site/area-map.ts'
import { CabinsMark, Compass, Hill, Oaks } from './marks.tsx'
import {
  projection,
  river,
  road,
  type Point,
  type Projection,
  sideOf,
  type Side,
} from './places.ts'

interface AreaMapProps {
  map: AreaMapWords
  places: readonly DrivenPlace[]
}

/**
 * A poster of the area with the cabins in the middle. The ground stretches to the shape of its box;
 * marks and names keep their size, so that a phone can read them. The list beside it says the same.
 */
export function AreaMap({ map, places }: AreaMapProps) {
  const id = useId()
  const located = places.filter(({ at }) => at)
  if (located.length === 0) return null
  const { middle, toPoint } = projection(located.flatMap(({ at }) => at ?? []))
  return (
    <figure className="break-inside-avoid rounded-lg bg-dusk p-2.5 text-on-dusk shadow-card md:p-3.5">
      <svg
        role="img"
        aria-labelledby={id}
        className="block h-[30rem] w-full overflow-hidden rounded bg-paper md:h-[31rem]"
      >
        <title id={id}>{map.alt}</title>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
          <Waters map={map} toPoint={toPoint} />
        </svg>
        {map.hills.map((spot) => (
          <At key={`${spot.bearing} ${spot.miles}`} point={toPoint(spot)}>
            <Hill />
          </At>
        ))}
        {map.oaks.map((spot) => (
          <At key={`${spot.bearing} ${spot.miles}`} point={toPoint(spot)}>
            <Oaks />
          </At>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
          <Roads from={middle} to={located.flatMap(({ at }) => (at ? toPoint(at) : []))} />
        </svg>
        {map.waters.map(
          ({ name, nameAt }) =>
            nameAt && (
              <At key={name} point={toPoint(nameAt)}>
                <WaterName name={name} />
              </At>
            ),
        )}
        {located.map((place) => (
          <At key={place.place} point={place.at ? toPoint(place.at) : middle}>
            <circle r="5.5" className="fill-ember stroke-paper stroke-[2.5]" />
            <Label place={place} />
          </At>
        ))}
        <At point={middle}>
          <CabinsMark name={map.middle} />
        </At>
        <At point={{ x: 100, y: 0 }}>
          <Compass />
        </At>
      </svg>
      <figcaption className="eyebrow pt-2.5 text-center text-lamp md:pt-3.5">
        {map.title}
      </figcaption>
    </figure>
  )
}

interface GroundProps {
  toPoint: Projection['toPoint']
}

/** Rivers and creeks, the first one the widest. */
function Waters({ map: { waters }, toPoint }: GroundProps & { map: AreaMapWords }) {
  return waters.map(({ name, course }, index) => (
    <path
      key={name}
      d={river(course.map(toPoint))}
      vectorEffect="non-scaling-stroke"
      strokeWidth={index === 0 ? 8 : 4}
      className="fill-none stroke-bluebonnet/50"
      strokeLinecap="round"
    />
  ))
}

/** Each road twice: its edges, and the broken line in its middle. */
function Roads({ from, to }: { from: Point; to: readonly Point[] }) {
  const roads = to.map((point, index) => road(from, point, index)).join(' ')
  const line = { d: roads, vectorEffect: 'non-scaling-stroke', fill: 'none' } as const
  return (
    <>
      <path {...line} strokeWidth="7" className="stroke-dusk-3" strokeLinecap="round" />
      <path {...line} strokeWidth="1.5" className="stroke-lamp" strokeDasharray="6 6" />
    </>
  )
}

/** Draws its children around this point, in pixels. */
function At({ point, children }: { point: Point; children: ReactNode }) {
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
function Label({ place }: { place: DrivenPlace }) {
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
function WaterName({ name }: { name: string }) {
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
