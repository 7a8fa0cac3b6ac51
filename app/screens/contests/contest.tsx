import { useSearchParams } from 'react-router'
import { contestPage } from '#content/contest.ts'
import { readActiveContest } from '../../components/contests/active-contest.ts'
import { useDocument } from '../../documents.ts'
import { page } from '../../page.ts'
import type { Route } from './+types/contest'
import { ContestDetails } from './contest-details.tsx'
import { FailedPoster, IdlePoster, Poster } from './poster.tsx'
import { contestMessages } from '#contracts/admin-contest-messages.ts'
import { FeatureIcon } from '../../components/feature-icon.tsx'

export { meta, shouldRevalidate } from '../../page.ts'

export const loader = page(async ({ album, document, read }) => {
  await album('contest', 1)
  const { heading, search } = await document('contest')
  return {
    ...search.contest,
    path: '/contest',
    picture: 'contest',
    crumbs: [{ name: heading, path: '/contest' }],
    shown: await readActiveContest(read),
  }
})

export default function Contest({ loaderData }: Route.ComponentProps) {
  const { contest, hasFailed } = loaderData
  const [search] = useSearchParams()
  return (
    <>
      {search.get('entered') === '1' && <Thanks />}
      {contest && <Poster contest={contest} />}
      {!contest && (hasFailed ? <FailedPoster /> : <IdlePoster />)}
      <div className="wrap grid gap-16 pt-14 md:gap-20 md:pt-20">
        {contest && <ContestDetails contest={contest} />}
        <HowItWorks />
      </div>
    </>
  )
}

/** Shown after an entry is stored (specification, section 8). */
function Thanks() {
  return (
    <div role="status" className="bg-oak-wash">
      <p className="wrap flex items-center gap-4 py-5">
        <FeatureIcon name="circle-check" className="size-8 shrink-0 text-oak" />
        <span>
          <strong className="font-display text-xl">{contestPage.thanks}</strong>
          <br />
          {contestMessages.entered}
        </span>
      </p>
    </div>
  )
}

/** How to enter, in three steps; the same words as on the home screen. */
function HowItWorks() {
  const { steps } = useDocument('contest')
  return (
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="text-heading">
        {contestPage.steps}
      </h2>
      <ol className="mt-8 grid gap-8 md:grid-cols-3">
        {steps.map(({ name, description, icon }, index) => (
          <li key={name} className="border-t-4 border-ember pt-5">
            <p aria-hidden className="flex items-center justify-between">
              <span className="sign text-3xl text-ember-ink">{index + 1}</span>
              <FeatureIcon name={icon} className="size-8" />
            </p>
            <h3 className="mt-3 text-xl">{name}</h3>
            <p className="mt-1 text-soft">{description}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
