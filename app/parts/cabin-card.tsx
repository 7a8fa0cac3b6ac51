import { ArrowUpRight } from 'lucide-react'
import { Link } from 'react-router'
import cardPictures from '#pictures/cards.json'
import { cabinCard } from '#content/cabin-card.ts'
import type { Cabin } from '#contracts/cabins.ts'
import { limits } from '#contracts/limits.ts'
import { Badge } from './badge.tsx'
import { BookingLink } from './booking-link.tsx'
import { buttonClasses } from './button.tsx'
import { CabinRating, CabinRooms } from './cabin-facts.tsx'
import { CardCarousel } from './card-carousel.tsx'

interface CabinCardProps {
  cabin: Cabin
  /** One level below the heading that the card stands under. */
  heading?: 'h2' | 'h3'
}

/** A cabin as a small poster: its pictures, what it offers, and the two ways on. */
export function CabinCard({ cabin, heading: Heading = 'h3' }: CabinCardProps) {
  const pictures = cardPictures[cabin.slug as keyof typeof cardPictures] ?? []
  return (
    <article className="flex flex-col overflow-hidden rounded-lg border border-line bg-card shadow-card">
      <CardCarousel label={`Pictures of ${cabin.name}`} pictures={pictures} />
      <div className="flex grow flex-col gap-2.5 p-5">
        <Heading className="sign text-[1.6rem] leading-none">
          <Link
            to={`/cabins/${cabin.slug}`}
            prefetch="intent"
            className="underline-offset-4 hover:underline"
          >
            {cabin.name}
          </Link>
        </Heading>
        <CabinRating cabin={cabin} />
        <CabinRooms cabin={cabin} />
        <Amenities amenities={cabin.amenities} />
        <CardLinks cabin={cabin} />
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

function CardLinks({ cabin }: { cabin: Cabin }) {
  return (
    <div className="mt-auto grid grid-cols-2 gap-2.5 pt-3">
      <Link
        to={`/cabins/${cabin.slug}`}
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
        className={buttonClasses('primary', 'small')}
      >
        {cabinCard.book}
        <span className="sr-only">: {cabin.name}</span>
        <ArrowUpRight aria-hidden className="size-4" />
      </BookingLink>
    </div>
  )
}
