import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { adminContests } from '#content/admin-contests.ts'
import { adminPrizes } from '#content/admin-prizes.ts'
import type { AdminContest } from '#contracts/contests.ts'
import { contestsQuery, prizesQuery } from '../contests/contests-query.ts'
import { adminMeta } from '../admin-meta.ts'
import { LoadFailed } from '../inbox-list.tsx'
import { PrizeCard } from './prize-card.tsx'
import { PrizeForm } from './prize-form.tsx'

export const meta = adminMeta('Manage Prizes')

/** All prizes or, with `?contestId`, those of one contest, preselected in the form. */
export default function ManagePrizes() {
  const [search] = useSearchParams()
  const { data: contests, isError, refetch } = useQuery(contestsQuery)
  const contest = contests?.find(({ id }) => String(id) === search.get('contestId'))
  return (
    <div className="pt-8">
      <h1 className="sign text-title">Manage Prizes</h1>
      <div className="mt-6 grid gap-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-14">
        <section aria-labelledby="add-prize">
          <h2 id="add-prize" className="text-heading">
            Add a prize
          </h2>
          {isError && <LoadFailed text={adminContests.loadFailed} onRetry={() => void refetch()} />}
          {contests?.length === 0 && <NoContests />}
          {contests && contests.length > 0 && (
            <PrizeForm key={contest?.id} contests={contests} chosen={contest} />
          )}
        </section>
        <Prizes contest={contest} contests={contests} />
      </div>
    </div>
  )
}

interface PrizesProps {
  /** Undefined for all contests. */
  contest: AdminContest | undefined
  contests: readonly AdminContest[] | undefined
}

function Prizes({ contest, contests }: PrizesProps) {
  const { data, isPending, isError, refetch } = useQuery(prizesQuery)
  const prizes = data?.filter(({ contestId }) => !contest || contestId === contest.id)
  return (
    <section aria-labelledby="prize-list" className="min-w-0">
      <h2 id="prize-list" className="text-heading wrap-anywhere">
        {contest ? `Prizes of “${contest.title}”` : 'All prizes'}
      </h2>
      {contest && (
        <Link
          to="/admin/prizes"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Show all prizes
        </Link>
      )}
      <div aria-live="polite" className="mt-3">
        {isPending && <p className="text-soft">Loading prizes...</p>}
        {isError && <LoadFailed text={adminPrizes.loadFailed} onRetry={() => void refetch()} />}
        {prizes?.length === 0 && <p className="text-soft">No prizes yet.</p>}
      </div>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-5">
        {prizes?.map((prize) => (
          <li key={prize.id} className="grid">
            <PrizeCard prize={prize} contest={contests?.find(({ id }) => id === prize.contestId)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoContests() {
  return (
    <p className="mt-3">
      A prize belongs to a contest.{' '}
      <Link to="/admin/contests/new" className="font-semibold underline underline-offset-4">
        Create a contest first
      </Link>
    </p>
  )
}
