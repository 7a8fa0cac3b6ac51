import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../../components/button.tsx'
import { ListEmpty } from '../../../components/lists/list-states.tsx'
import { adminMeta } from '../admin-meta.ts'
import { ContestCard } from './contest-card.tsx'
import { contestsQuery } from './contests-query.ts'
import { Fetching } from '../page-parts.tsx'

export const meta = adminMeta('Manage Contests')

/** All contests with their next step (specification, sections 2 and 4). */
export default function ManageContests() {
  return (
    <div className="pt-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="sign text-title">Manage Contests</h1>
        <ButtonLink to="/admin/contests/new" size="small">
          Create contest
        </ButtonLink>
      </div>
      <List />
    </div>
  )
}

function List() {
  const [search] = useSearchParams()
  const linked = search.get('contest')
  const { data: contests, isPending, isError, refetch } = useQuery(contestsQuery)
  return (
    <>
      <div aria-live="polite" className="mt-6">
        <Fetching
          query={{ isPending, isError, refetch }}
          loading="Loading contests..."
          failed="Failed to fetch contests"
        />
        {contests?.length === 0 && (
          <ListEmpty
            heading="No contests yet"
            text="Create your first one. It stays a draft that only you can see until you activate it."
          />
        )}
      </div>
      <ul className="mt-2 grid gap-5">
        {contests?.map((contest) => (
          <li
            key={contest.id}
            ref={String(contest.id) === linked ? showRow : undefined}
            tabIndex={-1}
            className="grid"
          >
            <ContestCard contest={contest} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The contest that a search has found. */
function showRow(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'center' })
  row?.focus({ preventScroll: true })
}
