import { useState, type RefObject } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { reviewPage } from '#content/review-page.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { readApiContext } from '../../../api-context.ts'
import { handleNativePost, type Returned } from '../../../components/form/native-post.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { useFocusOnChange } from '../../../components/move-focus.ts'
import { readOnServer, useCabins } from '../../../documents.ts'
import { page } from '../../../page.ts'
import type { Route } from './+types/review'
import { CabinBeside } from './cabin-beside.tsx'
import { CabinChoice } from './cabin-choice.tsx'
import { ReviewForm } from './review-form.tsx'
import { reviewKind } from './review-kind.ts'
import type { ReviewBody } from './send-review.ts'
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

export const loader = page(async ({ album, document }) => {
  const cabins = await document('cabin-list')
  await Promise.all(cabins.map(({ id }) => album(id, 1)))
  return { ...(await document('reviews')).search.leave, path: '/review', picture: 'reviews' }
})

/** Each visit starts over: thanks for one review must not block the next. */
export default function ReviewScreen({ actionData }: Route.ComponentProps) {
  const { key } = useLocation()
  const [search] = useSearchParams()
  const step = useFocusOnChange<HTMLDivElement>(slugIn(search))
  return <ReviewFlow key={key} step={step} actionData={actionData} />
}

interface FlowProps extends Pick<Route.ComponentProps, 'actionData'> {
  /** The frame of the current step. */
  step: RefObject<HTMLDivElement | null>
}

function ReviewFlow({ step, actionData }: FlowProps) {
  const [search] = useSearchParams()
  const cabin = cabinIn(search, useCabins())
  const [stored, setStored] = useState<ReviewBody | undefined>(actionData?.stored)
  return (
    <>
      <PageHead heading={reviewPage.title} isLow>
        <p>{reviewPage.lead}</p>
      </PageHead>
      <div ref={step} className="wrap pt-12">
        <Step stored={stored} cabin={cabin} returned={actionData?.returned} onStored={setStored} />
      </div>
    </>
  )
}

interface StepProps {
  stored: ReviewBody | undefined
  cabin: Cabin | undefined
  returned: Returned | undefined
  onStored: (review: ReviewBody) => void
}

function Step({ stored, cabin, returned, onStored }: StepProps) {
  if (stored) return <ThankYou review={stored} />
  if (!cabin) return <CabinChoice />
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,48rem)_minmax(0,1fr)]">
      <CabinBeside cabin={cabin} />
      <ReviewForm key={cabin.slug} cabin={cabin} returned={returned} onStored={onStored} />
    </div>
  )
}
