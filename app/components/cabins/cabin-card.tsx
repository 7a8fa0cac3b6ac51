import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { stayQuery, type Stay } from '#contracts/booking.ts'
import { dayOfMonth } from '#contracts/date-formats.ts'
import { cabinCard, cabinReviews } from '#content/cabin-card.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { limits } from '#contracts/limits.ts'
import { useAlbum, useCabins, useIsOn } from '../../documents.ts'
import { Badge } from '../badge.tsx'
import { classes } from '../classes.ts'
import { useLinkedStay } from '../stay-search/use-carried-stay.ts'
import { Emblem } from '../emblem/emblem.tsx'
import { BookingLink } from './booking-link.tsx'
import { buttonClasses, type ButtonKind } from '../button.tsx'
import { CabinRating, CabinRooms } from './cabin-facts.tsx'
import { distinctiveFirst } from './distinctive.ts'
import { CardCarousel } from './card-carousel.tsx'
import { PriceFrom } from './price-from.tsx'

interface CabinCardProps {
  cabin: Cabin
  /** One level below the preceding heading. */
  heading?: 'h2' | 'h3'
  /** Added to the links: by default the one last chosen on any page; null for none. */
  stay?: Stay | null | undefined
  /** More prominent where the cabin is free for the guest's dates. */
  bookKind?: ButtonKind
  /** Shown above the name. */
  mark?: ReactNode
  /** What is left where it is not free, shown above the button. */
  instead?: ReactNode
  /** Among the cards. */
  position?: number
}

/**
 * A cabin as a small poster, pressed anywhere: the link of its name covers it. What else can be
 * pressed lies above that link.
 */
export function CabinCard(props: CabinCardProps) {
  const { cabin, mark, bookKind = 'secondary', heading: Heading = 'h3' } = props
  const { position = 0 } = props
  const stay = useLinkedStay(props.stay)
  const pictures = useAlbum(cabin.id, limits.cardPictures)
  const to = `/cabins/${cabin.slug}${stay ? `?${stayQuery(stay)}` : ''}`
  return (
    <article className="motion-safe:transition-[translate] motion-safe:duration-[260ms] motion-safe:ease-[ease-out] motion-safe:hover:-translate-y-[3px] relative isolate flex flex-col overflow-hidden rounded-lg border border-line bg-card shadow-card">
      <CardCarousel
        label={`Pictures of ${cabin.name}`}
        pictures={pictures}
        to={to}
        position={position}
      />
      <div className="flex grow flex-col gap-3 p-5">
        {mark}
        {cabin.closedUntil && (
          <p>
            <Badge tone="ember">{cabinCard.closed(dayOfMonth(cabin.closedUntil))}</Badge>
          </p>
        )}
        <div className="flex items-center gap-3">
          <span className="after-first-sight size-[52px] shrink-0">
            <Emblem cabin={cabin} size={52} />
          </span>
          <div className="grid min-w-0 gap-1">
            <Heading className="sign text-xl leading-none wrap-anywhere">
              <Link
                to={to}
                viewTransition
                prefetch="intent"
                className="underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {cabin.name}
              </Link>
            </Heading>
            <RatingLink cabin={cabin} />
          </div>
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <CabinRooms cabin={cabin} />
          <PriceFrom cabin={cabin} stay={stay} />
        </div>
        <Amenities amenities={distinctiveFirst(cabin, useCabins())} />
        {props.instead && (
          <div className="mt-auto flex flex-wrap items-center gap-2">{props.instead}</div>
        )}
        <BookingLink
          cabin={cabin}
          place="cabin-card"
          stay={stay}
          className={classes(
            buttonClasses(
              cabin.closedUntil && bookKind !== 'primary' ? 'quiet' : bookKind,
              'small',
            ),
            'relative',
            !props.instead && 'mt-auto',
          )}
        >
          {cabinCard.book}
          <span className="sr-only">: {cabin.name}</span>
          <ArrowUpRight aria-hidden className="size-4" />
        </BookingLink>
      </div>
    </article>
  )
}

/** The stars lead to what guests of this cabin wrote. */
function RatingLink({ cabin }: { cabin: Cabin }) {
  const to = cabinReviews(cabin)
  if (!useIsOn()('/reviews')) return <CabinRating cabin={cabin} />
  return (
    <Link
      to={to}
      className="relative -my-1 justify-self-start py-1 underline-offset-4 hover:underline"
    >
      <CabinRating cabin={cabin} />
      <span className="sr-only">, {cabin.name}</span>
    </Link>
  )
}

function Amenities({ amenities }: { amenities: readonly string[] }) {
  const shown = amenities.slice(0, limits.cardAmenities)
  const hidden = amenities.length - shown.length
  return (
    <ul className="flex flex-wrap gap-1.5 pb-1">
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
