import { useState, type RefObject } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { cabinBySlug } from '#content/cabins.ts'
import { reviewPage } from '#content/reviews/review-page.ts'
import aboutPictures from '#pictures/about.json'
import { sendJsonContext } from '../../../api-context.ts'
import { originOf, pageMeta } from '../../../components/meta.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { useTakenTo } from '../../../components/take-to.ts'
import type { Route } from './+types/review'
import { CabinChoice } from './cabin-choice.tsx'
import { fieldsOf, toSubmission } from './fields.ts'
import { answerNativeForm } from './native-form.ts'
import { ReviewForm } from './review-form.tsx'
import { ThankYou } from './thank-you.tsx'
import type { Stored } from './use-review-form.ts'

/** A form sent before or without scripts: the page comes back with thanks or with what is wrong. */
export async function action({ request, context }: Route.ActionArgs) {
  const slug = new URL(request.url).searchParams.get('cabin') ?? ''
  const fields = fieldsOf(await request.formData())
  const submission = toSubmission(fields, slug)
  return answerNativeForm({ send: context.get(sendJsonContext), submission, fields })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    ...reviewPage.searchResult,
    path: '/review',
    picture: aboutPictures[0],
    origin: originOf(matches),
  })

/** Each arrival begins anew: thanks for one review must not stand in the way of the next. */
export default function ReviewScreen({ actionData }: Route.ComponentProps) {
  const { key } = useLocation()
  const [search] = useSearchParams()
  const step = useTakenTo<HTMLDivElement>(search.get('cabin') ?? '')
  return <ReviewFlow key={key} step={step} actionData={actionData} />
}

interface FlowProps extends Pick<Route.ComponentProps, 'actionData'> {
  /** Around the step that a guest is at. */
  step: RefObject<HTMLDivElement | null>
}

function ReviewFlow({ step, actionData }: FlowProps) {
  const [search] = useSearchParams()
  const cabin = cabinBySlug(search.get('cabin') ?? '')
  const [stored, setStored] = useState<Stored | undefined>(actionData?.stored)
  return (
    <>
      <PageHead heading={reviewPage.title}>
        <p>{reviewPage.lead}</p>
      </PageHead>
      <div ref={step} className="wrap pt-12">
        <Step stored={stored} cabin={cabin} returned={actionData?.returned} onStored={setStored} />
      </div>
    </>
  )
}

interface StepProps {
  stored: Stored | undefined
  cabin: ReturnType<typeof cabinBySlug>
  returned: Parameters<typeof ReviewForm>[0]['returned']
  onStored: (review: Stored) => void
}

function Step({ stored, cabin, returned, onStored }: StepProps) {
  if (stored) return <ThankYou review={stored} />
  if (!cabin) return <CabinChoice />
  return (
    <div className="max-w-3xl">
      <ReviewForm key={cabin.slug} cabin={cabin} returned={returned} onStored={onStored} />
    </div>
  )
}
