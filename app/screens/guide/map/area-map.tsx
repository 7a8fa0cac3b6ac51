import { useId } from 'react'
import type { AreaMapWords, DrivenPlace } from '#contracts/site/area-map.ts'
import { CabinsMark, Compass, Hill, Oaks } from './marks.tsx'
import { projection, river, road, type Point, type Projection } from './places.ts'
import { At, Label, WaterName } from './label.tsx'

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
