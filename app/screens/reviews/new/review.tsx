import { useState, type RefObject } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { reviewPage } from '#content/review-page.ts'
import { stayParameter } from '#contracts/addresses.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { readApiContext } from '../../../api-context.ts'
import { handleNativePost, type Returned } from '../../../components/form/native-post.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { useFocusOnChange } from '../../../components/move-focus.ts'
import { readOnServer, useCabins, useAlbum } from '../../../documents.ts'
import { page } from '../../../page.ts'
import { readActiveContest } from '../../../components/contests/active-contest.ts'
import { readShownStay, type ShownStay } from '../../../components/stay-links/shown-stay.ts'
import { StayNotice } from '../../../components/stay-links/stay-notice.tsx'
import { isOn } from '#contracts/features.ts'
import type { Route } from './+types/review'
import { answerId, ReviewForm } from './review-form.tsx'
import { reviewKind, type ReviewBody } from './review-kind.ts'
import { ThankYou } from './thank-you.tsx'
import { CabinRooms } from '../../../components/cabins/cabin-facts.tsx'
import { Emblem } from '../../../components/emblem/emblem.tsx'
import { Picture } from '../../../components/picture.tsx'
import { onPhones } from '../../../components/picture-sizes.ts'
import { Badge } from '../../../components/badge.tsx'
import { CabinLinkCard } from '../../../components/cabins/cabin-link-card.tsx'

/** A form sent without scripts: the page returns with thanks or errors. */
export async function action(args: Route.ActionArgs) {
  const cabins = await readOnServer(args.context.get(readApiContext), 'cabin-list')
  const cabin = cabinIn(new URL(args.request.url).searchParams, cabins)
  return handleNativePost((facts) => reviewKind(cabin, facts), args)
}

function cabinIn(search: URLSearchParams, cabins: readonly Cabin[]): Cabin | undefined {
  return cabins.find(({ slug }) => slug === slugIn(search))
}

function slugIn(search: URLSearchParams): string {
  return search.get('cabin') ?? ''
}

export { meta, shouldRevalidate } from '../../../page.ts'

export const loader = page(async ({ album, document, facts, read, url }) => {
  const cabins = await document('cabin-list')
  await Promise.all(cabins.map(({ id }) => album(id, 1)))
  const stay = await readShownStay(read, url, 'review')
  const mayEnter = stay?.link?.entry === 'open' && isOn(facts, '/contest')
  const hasContest = mayEnter && (await readActiveContest(read)).contest !== null
  return {
    ...(await document('reviews')).search.leave,
    path: '/review',
    picture: 'review',
    shown: { stay, hasContest },
  }
})

/** Each visit starts over: thanks for one review must not block the next. */
export default function ReviewScreen({ actionData, loaderData }: Route.ComponentProps) {
  const { key } = useLocation()
  const [search] = useSearchParams()
  const step = useFocusOnChange<HTMLDivElement>(slugIn(search))
  return <ReviewFlow key={key} step={step} actionData={actionData} loaderData={loaderData} />
}

interface FlowProps extends Pick<Route.ComponentProps, 'actionData' | 'loaderData'> {
  /** The frame of the current step. */
  step: RefObject<HTMLDivElement | null>
}

function ReviewFlow({ step, actionData, loaderData }: FlowProps) {
  const [search] = useSearchParams()
  // Choosing another cabin leaves the link, but not the page.
  const stay = search.has(stayParameter) ? loaderData.stay : null
  const chosen = cabinIn(search, useCabins())
  const cabin = useCabins().find(({ slug }) => slug === stay?.link?.slug) ?? chosen
  const [stored, setStored] = useState<ReviewBody | undefined>(actionData?.stored)
  return (
    <>
      <PageHead heading={reviewPage.title} isLow>
        {!cabin && <p>{reviewPage.lead}</p>}
      </PageHead>
      <div ref={step} id={answerId} className={cabin ? 'wrap pt-6 md:pt-12' : 'wrap pt-12'}>
        {stored ? (
          <ThankYou review={stored} entry={loaderData.hasContest ? stay : null} />
        ) : (
          <Writing cabin={cabin} stay={stay} returned={actionData?.returned} onStored={setStored} />
        )}
      </div>
    </>
  )
}

interface WritingProps {
  stay: ShownStay | null
  cabin: Cabin | undefined
  returned: Returned | undefined
  onStored: (review: ReviewBody) => void
}

function Writing({ cabin, stay, ...form }: WritingProps) {
  const notice = stay && <StayNotice stay={stay} className="mb-8" />
  if (!cabin) {
    return (
      <>
        {notice}
        <CabinChoice />
      </>
    )
  }
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_min(22rem,30%)]">
      <CabinBeside cabin={cabin} />
      <ReviewForm key={cabin.slug} cabin={cabin} stay={stay} {...form} />
    </div>
  )
}

/** Which cabin the guest is writing about: beside the form, above it on phones. */
function CabinBeside({ cabin }: { cabin: Cabin }) {
  const [picture] = useAlbum(cabin.id, 1)
  return (
    <div className="overflow-hidden rounded-lg border max-lg:flex border-line bg-card shadow-card lg:sticky lg:top-[5.7rem] lg:order-last low:static">
      {picture && (
        <Picture
          picture={picture}
          alt=""
          isFirst
          sizes={`(min-width: 64rem) 26rem, ${onPhones('33vw')}`}
          className="aspect-3/2 w-full object-cover object-[50%_70%] max-lg:w-1/3 max-lg:max-w-56 max-lg:shrink-0"
        />
      )}
      <div className="flex min-w-0 items-center gap-3 p-3 lg:gap-4 lg:p-4">
        <Emblem cabin={cabin} size={56} />
        <div className="min-w-0">
          <p className="sign text-xl leading-none wrap-anywhere">{cabin.name}</p>
          <CabinRooms cabin={cabin} />
        </div>
      </div>
    </div>
  )
}

const { choose } = reviewPage

/** Cards, each a link, so that choosing works without scripts. */
function CabinChoice() {
  const cabins = useCabins()
  return (
    <section aria-labelledby="choose-heading">
      <h2 id="choose-heading" className="text-heading">
        {choose.heading}
      </h2>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {cabins.map((cabin) => (
          <li key={cabin.slug} className="flex">
            <Choice cabin={cabin} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Choice({ cabin }: { cabin: Cabin }) {
  return (
    <CabinLinkCard cabin={cabin} to={`?cabin=${cabin.slug}`} preventScrollReset>
      <span className="flex flex-wrap items-center justify-between gap-3 p-4">
        {/* Beside the badge where there is room for both, larger text included. */}
        <span className="min-w-0 flex-1 basis-36">
          <span className="sign block text-xl leading-none wrap-anywhere underline-offset-4 group-hover:underline">
            {cabin.name}
          </span>
          <CabinRooms cabin={cabin} />
        </span>
        <Badge tone="ember">{choose.select}</Badge>
      </span>
    </CabinLinkCard>
  )
}
