import type { Cabin } from '#contracts/site/cabins.ts'
import { useAlbum, useCabin } from '../../../documents.ts'
import { Amenities, Welcome } from './welcome.tsx'
import { BookingCard, BottomBar } from './booking-card.tsx'
import { CabinHeading, TopRow, ShareBlock } from './cabin-heading.tsx'
import { CabinRules, GoodToKnow } from './good-to-know.tsx'
import { GuestWords } from './guest-words.tsx'
import { DrivingTimes, Nearby, OtherCabins } from './nearby.tsx'
import { Photos, heroSizes } from './photos.tsx'
import { SectionBar } from './section-bar.tsx'
import { useDays } from './use-days.ts'
import { cabinPage } from '#content/cabin-page.ts'
import { Loading, Skeleton, Spinner } from '../../../components/loading.tsx'
import { Picture } from '../../../components/picture.tsx'

interface CabinDetailProps {
  slug: string
  others: readonly Cabin[]
}

export function CabinDetail({ slug, others }: CabinDetailProps) {
  const cabin = useCabin(slug)
  const days = useDays(cabin)
  const isDrawn = useAlbum(cabin.id).some(({ standIn }) => standIn)
  return (
    <article className="[timeline-scope:--booking-card]">
      <div className="flex flex-col pt-1 md:pt-2">
        <TopRow cabin={cabin} query={days.query} />
        <CabinHeading cabin={cabin} />
        <Photos cabin={cabin} />
      </div>
      <SectionBar cabin={cabin} days={days} />
      <div className="wrap mt-6 grid grid-cols-1 gap-x-14 gap-y-10 lg:gap-y-14 lg:mt-5 lg:grid-cols-[minmax(0,1fr)_min(23rem,42%)] lg:grid-rows-[auto_1fr]">
        <div className="[view-timeline-name:--booking-card] lg:col-start-2">
          <BookingCard cabin={cabin} days={days} />
        </div>
        <div className="grid grid-cols-1 content-start gap-10 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:gap-24 lg:pt-3">
          <Welcome cabin={cabin} isDrawn={isDrawn} />
          <Amenities cabin={cabin} />
          <GuestWords cabin={cabin} />
          <Nearby places={cabin.nearby} />
        </div>
        <div className="grid grid-cols-1 content-start gap-10 lg:gap-12">
          <GoodToKnow cabin={cabin} />
          <CabinRules rules={cabin.rules} />
          <DrivingTimes />
          <ShareBlock cabin={cabin} query={days.query} />
        </div>
      </div>
      <OtherCabins others={others} query={days.query} />
      <BottomBar cabin={cabin} days={days} />
    </article>
  )
}

/** The page to come, its parts still empty, with the spinner over the picture that was pressed. */
export function CabinLoading({ slug }: { slug: string }) {
  const [picture] = useAlbum(useCabin(slug).id)
  return (
    <div className="flex min-h-svh flex-col pt-1 md:pt-2">
      <div className="wrap flex h-11 items-center max-md:mb-1">
        <Skeleton className="h-5 w-40" />
      </div>
      <div className="wrap flex items-center gap-4 max-md:order-1 max-md:pt-4 md:pb-3">
        <Skeleton className="size-16 rounded-full" />
        <Skeleton className="h-9 w-1/2" />
      </div>
      <div className="md:wrap md:order-1">
        <div className="relative overflow-hidden max-md:aspect-4/3 md:grid md:gallery-height md:grid-cols-4 md:grid-rows-2 md:gap-2.5 md:rounded-lg">
          <div className="size-full overflow-hidden md:col-span-2 md:row-span-2">
            {picture && (
              <Picture
                picture={picture}
                alt=""
                isFirst
                sizes={heroSizes}
                className="size-full object-cover [view-transition-name:cabin-picture]"
              />
            )}
          </div>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="max-md:hidden" />
          ))}
          <CabinSpinner className="absolute inset-0" />
        </div>
      </div>
      <div className="wrap grid gap-4 max-md:order-2 md:order-2 lg:grid-cols-[minmax(0,1fr)_min(23rem,42%)] lg:gap-x-14">
        <Skeleton className="mt-8 h-10 w-2/3" />
        <Skeleton className="mt-6 h-56 w-full rounded-lg" />
      </div>
    </div>
  )
}

export function CabinSpinner({ className }: { className: string }) {
  return (
    <Loading text={cabinPage.loading} className={`grid place-content-center ${className}`}>
      <span className="grid size-20 place-items-center rounded-full bg-card/90">
        <Spinner className="size-12 border-4 text-ember" />
      </span>
    </Loading>
  )
}
