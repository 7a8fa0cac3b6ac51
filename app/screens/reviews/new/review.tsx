import { useState, type RefObject } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { reviewPage } from '#content/review-page.ts'
import { stayParameter } from '#contracts/addresses.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { readApiContext } from '../../../api-context.ts'
import { handleNativePost, type Returned } from '../../../components/form/native-post.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { useFocusOnChange } from '../../../components/move-focus.ts'
import { readOnServer, useCabins } from '../../../documents.ts'
import { page } from '../../../page.ts'
import { readActiveContest } from '../../../components/contests/active-contest.ts'
import { readShownStay, type ShownStay } from '../../../components/stay-links/shown-stay.ts'
import { StayNotice } from '../../../components/stay-links/stay-notice.tsx'
import { isOn } from '#contracts/features.ts'
import type { Route } from './+types/review'
import { CabinBeside } from './cabin-beside.tsx'
import { CabinChoice } from './cabin-choice.tsx'
import { answerId, ReviewForm } from './review-form.tsx'
import { reviewKind } from './review-kind.ts'
import type { ReviewBody } from './review-kind.ts'
import { ThankYou } from './thank-you.tsx'

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
