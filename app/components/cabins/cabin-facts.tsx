import { reviewsLine, roomsLine } from '#content/cabin-card.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { Stars } from '../reviews/stars.tsx'

/** Stars and the number of reviews. */
export function CabinRating({ cabin }: { cabin: Cabin }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-base">
      {cabin.reviews > 0 && <Stars rating={cabin.rating} />}
      <span className="text-soft">{reviewsLine(cabin)}</span>
    </p>
  )
}

export function CabinRooms({ cabin }: { cabin: Cabin }) {
  return <p className="text-base text-soft">{roomsLine(cabin)}</p>
}
