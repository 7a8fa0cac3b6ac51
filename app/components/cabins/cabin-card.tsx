import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Stay } from '#contracts/booking.ts'
import { cabinCard } from '#content/cabin-card.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { limits } from '#contracts/limits.ts'
import { useAlbum } from '../../documents.ts'
import { Badge } from '../badge.tsx'
import { BookingLink } from './booking-link.tsx'
import { buttonClasses, type ButtonKind } from '../button.tsx'
import { CabinRating, CabinRooms } from './cabin-facts.tsx'
import { CardCarousel } from './card-carousel.tsx'

interface CabinCardProps {
  cabin: Cabin
  /** One level below the preceding heading. */
  heading?: 'h2' | 'h3'
  /** Added to both links. */
  stay?: Stay | null | undefined
  /** Less prominent where booking makes no sense. */
  bookKind?: ButtonKind
  /** Shown above the name. */
  mark?: ReactNode
}

/** A cabin as a small poster: pictures, facts, and links to details and booking. */
export function CabinCard({ heading: Heading = 'h3', mark, ...ways }: CabinCardProps) {
  const { cabin, stay } = ways
  const pictures = useAlbum(cabin.id, limits.cardPictures)
  return (
    <article className="flex flex-col overflow-hidden rounded-lg border border-line bg-card shadow-card">
      <CardCarousel label={`Pictures of ${cabin.name}`} pictures={pictures} />
      <div className="flex grow flex-col gap-2.5 p-5">
        {mark}
        <Heading className="sign text-[1.6rem] leading-none">
          <Link
            to={detailPath(cabin, stay)}
            prefetch="intent"
            className="underline-offset-4 hover:underline"
          >
            {cabin.name}
          </Link>
        </Heading>
        <CabinRating cabin={cabin} />
        <CabinRooms cabin={cabin} />
        <Amenities amenities={cabin.amenities} />
        <CardLinks {...ways} />
      </div>
    </article>
  )
}

function Amenities({ amenities }: { amenities: readonly string[] }) {
  const shown = amenities.slice(0, limits.cardAmenities)
  const hidden = amenities.length - shown.length
  return (
    <ul className="flex flex-wrap gap-1.5">
      {shown.map((amenity) => (
        <li key={amenity}>
          <Badge>{amenity}</Badge>
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <Badge>{cabinCard.more(hidden)}</Badge>
        </li>
      )}
    </ul>
  )
}

function CardLinks({ cabin, stay, bookKind }: Omit<CabinCardProps, 'heading' | 'mark'>) {
  return (
    <div className="mt-auto grid grid-cols-2 gap-2.5 pt-3 max-[25rem]:grid-cols-[auto_auto] lg:max-xl:grid-cols-[auto_auto] lg:max-xl:*:px-2">
      <Link
        to={detailPath(cabin, stay)}
        prefetch="intent"
        className={buttonClasses('secondary', 'small')}
      >
        {cabinCard.details}
        <span className="sr-only"> of {cabin.name}</span>
      </Link>
      <BookingLink
        address={cabin.bookingUrl}
        cabin={cabin.slug}
        place="cabin-card"
        stay={stay}
        className={buttonClasses(bookKind, 'small')}
      >
        {cabinCard.book}
        <span className="sr-only">: {cabin.name}</span>
        <ArrowUpRight aria-hidden className="size-4" />
      </BookingLink>
    </div>
  )
}

function detailPath({ slug }: Cabin, stay: Stay | null | undefined): string {
  return `/cabins/${slug}${stay ? `?from=${stay.checkIn}&to=${stay.checkOut}` : ''}`
}
