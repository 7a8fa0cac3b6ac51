import { useQuery } from '@tanstack/react-query'
import { adminContests } from '#content/admin-contests.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { ContestCard } from './contest-card.tsx'
import { contestsQuery } from './contests-query.ts'
import { adminMeta } from '../admin-meta.ts'

export const meta = adminMeta(adminContests.title)

/** All contests with their next step (specification, sections 2 and 4). */
export default function ManageContests() {
  return (
    <div className="pt-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="sign text-title">{adminContests.title}</h1>
        <ButtonLink to="/admin/contests/new" size="small">
          {adminContests.create}
        </ButtonLink>
      </div>
      <List />
    </div>
  )
}

function List() {
  const { data: contests, isPending, isError } = useQuery(contestsQuery)
  return (
    <>
      <div aria-live="polite" className="mt-6">
        {isPending && <p className="text-soft">{adminContests.loading}</p>}
        {isError && (
          <p role="alert" className="font-medium text-danger">
            {adminContests.loadFailed}
          </p>
        )}
        {contests?.length === 0 && <None />}
      </div>
      <ul className="mt-2 grid gap-5">
        {contests?.map((contest) => (
          <li key={contest.id} className="grid">
            <ContestCard contest={contest} />
          </li>
        ))}
      </ul>
    </>
  )
}

function None() {
  const { heading, text } = adminContests.none
  return (
    <div className="rounded-lg border-2 border-dashed border-line p-10 text-center">
      <h2 className="text-heading">{heading}</h2>
      <p className="mt-2 text-lead text-soft">{text}</p>
    </div>
  )
}
