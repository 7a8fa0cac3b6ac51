import { useSearchParams } from 'react-router'
import { contestSearch } from '#content/contest/contest-search.ts'
import { contestPage } from '#content/contest/contest-page.ts'
import contestPictures from '#pictures/contest.json'
import { readActiveContest } from '../../components/contests/active-contest.ts'
import { page } from '../../page.ts'
import type { Route } from './+types/contest'
import { ContestDetails } from './contest-details.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { FailedPoster, IdlePoster, Poster } from './poster.tsx'
import { Thanks } from './thanks.tsx'

export { meta, shouldRevalidate } from '../../page.ts'

export const loader = page(async ({ read }) => ({
  ...contestSearch,
  path: '/contest',
  picture: contestPictures[0],
  crumbs: [{ name: contestPage.title, path: '/contest' }],
  shown: await readActiveContest(read),
}))

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
