import { useSearchParams } from 'react-router'
import { contestSearch } from '#content/contest/contest-search.ts'
import { contestPage } from '#content/contest/contest-page.ts'
import type { ActiveContest } from '#contracts/contests.ts'
import contestPictures from '#pictures/contest.json'
import { originContext, readApiContext } from '../../api-context.ts'
import { readIfThere } from '../../components/contests/read-if-there.ts'
import { originOf, pageMeta } from '../../components/meta.ts'
import { breadcrumbs } from '../../structured-data.ts'
import type { Route } from './+types/contest'
import { ContestDetails } from './contest-details.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { FailedPoster, IdlePoster, Poster } from './poster.tsx'
import { Thanks } from './thanks.tsx'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: contestPage.title, path: '/contest' },
]

/** On the server, also when moving inside the site: that no contest is open is no failed request. */
export async function loader({ context }: Route.LoaderArgs) {
  const read = context.get(readApiContext)
  const structuredData = [breadcrumbs(context.get(originContext), crumbs)]
  try {
    const contest = await readIfThere<ActiveContest>(read, '/api/contests/active')
    return { contest, hasFailed: false, structuredData }
  } catch {
    // Reported where the page is rendered, which is then not kept.
    return { contest: null, hasFailed: true, structuredData }
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    ...contestSearch,
    path: '/contest',
    picture: contestPictures[0],
    origin: originOf(matches),
    structuredData: loaderData?.structuredData,
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
