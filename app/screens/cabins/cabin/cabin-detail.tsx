import type { Cabin } from '#contracts/site/cabins.ts'
import { useAlbum, useCabin } from '../../../documents.ts'
import { Amenities } from './amenities.tsx'
import { BookingCard } from './booking-card.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { CabinHeading, TopRow } from './cabin-heading.tsx'
import { CabinRules, GoodToKnow } from './good-to-know.tsx'
import { GuestWords } from './guest-words.tsx'
import { DrivingTimes, Nearby } from './nearby.tsx'
import { OtherCabins } from './other-cabins.tsx'
import { Photos } from './photos.tsx'
import { SectionBar } from './section-bar.tsx'
import { ShareBlock } from './share.tsx'
import { useDays } from './use-days.ts'
import { Welcome } from './welcome.tsx'

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
