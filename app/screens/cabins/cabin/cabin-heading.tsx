import { useState } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import { reviewsLine, roomsLine } from '#content/cabin-card.ts'
import { cabinPage, favoriteToasts } from '#content/cabin-page.ts'
import type { Cabin, DetailedCabin } from '#contracts/site/cabins.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { Button, buttonClasses } from '../../../components/button.tsx'
import { Emblem } from '../../../components/emblem/emblem.tsx'
import { moveFocusTo } from '../../../components/move-focus.ts'
import { Stars } from '../../../components/reviews/stars.tsx'
import { showToast } from '../../../components/toast.ts'
import { FeatureIcon } from '../../../components/feature-icon.tsx'
import { share } from '#content/share.ts'
import type { loader as rootLoader } from '../../../root.tsx'
import { classes } from '../../../components/classes.ts'
import { Popover } from '../../../components/popover.tsx'
import { ShareLinks } from '../../../components/share-links.tsx'

/** The way back, saving and sharing. */
export function TopRow({ cabin, query }: { cabin: Cabin; query: string }) {
  return (
    <div className="wrap flex flex-wrap items-center justify-between gap-x-4 max-md:pb-1">
      <BackLink label={cabinPage.back.label} to={`${cabinPage.back.to}${query}`} />
      <div className="-mr-4 flex max-[25rem]:-mr-3">
        <FavoriteButton cabin={cabin} />
        <SharePopover cabin={cabin} query={query} />
      </div>
    </div>
  )
}

/** What decides, in one row: badge, name, stars, rooms and place. On phones below the pictures. */
export function CabinHeading({ cabin }: { cabin: DetailedCabin }) {
  return (
    <header className="wrap flex items-center gap-4 max-md:order-1 max-md:pt-4 md:pb-3">
      <Emblem cabin={cabin} size={64} isFirst />
      <div className="flex min-h-16 min-w-0 flex-wrap content-center items-center gap-x-5 gap-y-1">
        <h1 className="sign text-2xl leading-none wrap-anywhere lg:text-3xl">{cabin.name}</h1>
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 text-base leading-6">
          <Link
            to="#reviews"
            className="flex flex-wrap items-center gap-x-2 underline-offset-4 hover:underline"
            onClick={() => moveFocusTo(document.getElementById('reviews'))}
          >
            {cabin.reviews > 0 && <Stars rating={cabin.rating} />}
            <span>{reviewsLine(cabin)}</span>
          </Link>
          <p>{roomsLine(cabin, ' · ')}</p>
          <p className="flex items-center gap-1.5 text-soft">
            <FeatureIcon name="map-pin" className="size-4.5" />
            {cabin.location}
          </p>
        </div>
      </div>
    </header>
  )
}

const { favorite } = cabinPage

/** Saved for this visit only, not stored (specification, section 4). */
function FavoriteButton({ cabin }: { cabin: Cabin }) {
  const [isSaved, setSaved] = useState(false)
  const toggle = () => {
    setSaved(!isSaved)
    showToast(isSaved ? favoriteToasts.removed(cabin.name) : favoriteToasts.added(cabin.name))
  }
  return (
    <Button
      kind="quiet"
      size="small"
      aria-pressed={isSaved}
      className="noscript:hidden! group/heart max-[25rem]:w-11 max-[25rem]:px-0"
      onClick={toggle}
    >
      <span aria-hidden className="relative">
        <FeatureIcon name="heart" className="size-4.5" />
        <FeatureIcon
          name="heart"
          className="absolute inset-0 size-4.5 scale-0 fill-ember-ink text-ember-ink opacity-0 transition duration-300 ease-out group-aria-pressed/heart:scale-100 group-aria-pressed/heart:opacity-100"
        />
      </span>
      <span className="max-[25rem]:sr-only">{favorite.save}</span>
    </Button>
  )
}

interface ShareProps {
  cabin: Cabin
  /** The chosen stay, '?from=…', or empty: friends see the same dates. */
  query: string
}

function SharePopover({ cabin, query }: ShareProps) {
  return (
    <Popover
      id="share-cabin"
      label={share.button}
      className="w-56 [position-area:bottom_span-left]!"
      triggerClassName={classes(
        buttonClasses('quiet', 'small'),
        'max-[25rem]:w-11 max-[25rem]:px-0',
      )}
      trigger={
        <>
          <FeatureIcon name="share-2" className="size-4.5" />
          <span className="max-[25rem]:sr-only">{share.button}</span>
        </>
      }
    >
      <ShareLinks cabin={cabin.name} url={useCabinUrl(cabin) + query} className="grid" />
    </Popover>
  )
}

export function ShareBlock({ cabin, query }: ShareProps) {
  return (
    <section
      aria-labelledby="share-heading"
      className="rounded-lg border-2 border-dashed border-line p-5"
    >
      <h2 id="share-heading" className="text-xl">
        {share.heading}
      </h2>
      <ShareLinks
        cabin={cabin.name}
        url={useCabinUrl(cabin) + query}
        className="-mx-3 mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))]"
      />
    </section>
  )
}

function useCabinUrl(cabin: Cabin): string {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  return `${root?.origin ?? ''}/cabins/${cabin.slug}`
}
