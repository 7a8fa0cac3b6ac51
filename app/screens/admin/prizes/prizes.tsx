import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { adminContests, adminPrizes } from '#content/admin-contests.ts'
import type { AdminContest } from '#contracts/contests.ts'
import { contestsQuery } from '../contests/contests-query.ts'
import { PrizeForm } from './prize-form.tsx'
import { PrizeGrid } from './prize-grid.tsx'
import { adminMeta } from '../admin-meta.ts'

export const meta = adminMeta(adminPrizes.title)

/** All prizes or, with `?contestId`, those of one contest, preselected in the form. */
export default function ManagePrizes() {
  const [search] = useSearchParams()
  const { data: contests, isError } = useQuery(contestsQuery)
  const contest = contests?.find(({ id }) => String(id) === search.get('contestId'))
  return (
    <div className="pt-8">
      <h1 className="sign text-title">{adminPrizes.title}</h1>
      <div className="mt-6 grid gap-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-14">
        <section aria-labelledby="add-prize">
          <h2 id="add-prize" className="text-heading">
            {adminPrizes.add}
          </h2>
          {isError && (
            <p role="alert" className="mt-3 font-medium text-danger">
              {adminContests.loadFailed}
            </p>
          )}
          {contests?.length === 0 && <NoContests />}
          {contests && contests.length > 0 && (
            <PrizeForm key={contest?.id} contests={contests} chosen={contest} />
          )}
        </section>
        <Prizes contest={contest} />
      </div>
    </div>
  )
}

function Prizes({ contest }: { contest: AdminContest | undefined }) {
  return (
    <section aria-labelledby="prize-list" className="min-w-0">
      <h2 id="prize-list" className="text-heading wrap-anywhere">
        {contest ? adminPrizes.listOf(contest.title) : adminPrizes.list}
      </h2>
      {contest && (
        <Link
          to="/admin/prizes"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {adminPrizes.showAll}
        </Link>
      )}
      <PrizeGrid contest={contest} />
    </section>
  )
}

function NoContests() {
  const { text, link } = adminPrizes.noContests
  return (
    <p className="mt-3">
      {text}{' '}
      <Link to="/admin/contests/new" className="font-semibold underline underline-offset-4">
        {link}
      </Link>
    </p>
  )
}
