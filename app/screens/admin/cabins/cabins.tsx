import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { adminCabins as words } from '#content/admin-cabins.ts'
import type { AdminCabin } from '#contracts/closures.ts'
import { dayOfMonth } from '#contracts/date-formats.ts'
import { todayIn, type Day } from '#contracts/dates.ts'
import { Badge } from '../../../components/badge.tsx'
import { useFacts } from '../../../documents.ts'
import { adminMeta } from '../admin-meta.ts'
import { LoadFailed } from '../inbox-list.tsx'
import { cabinsPath } from './cabins-api.ts'
import { ClosureForm } from './closure-form.tsx'

export const meta = adminMeta(words.title)

/** The cabins, each to be closed until a day. */
export default function Cabins() {
  const today = todayIn(useFacts().timeZone)
  const { data, isPending, isError, refetch } = useQuery<AdminCabin[]>({ queryKey: [cabinsPath] })
  return (
    <div className="pt-8">
      <h1 className="sign text-title">{words.title}</h1>
      <p className="mt-3 max-w-3xl text-lead text-soft">{words.lead}</p>
      <div aria-live="polite" className="mt-6">
        {isPending && <p className="text-soft">{words.loading}</p>}
        {isError && <LoadFailed text={words.loadFailed} onRetry={() => void refetch()} />}
      </div>
      <ul className="mt-2 grid max-w-3xl grid-cols-1 gap-3">
        {data?.map((cabin) => (
          <li key={cabin.id} className="min-w-0">
            <CabinRow cabin={cabin} today={today} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function CabinRow({ cabin, today }: { cabin: AdminCabin; today: Day }) {
  const link = 'inline-flex min-h-11 items-center underline underline-offset-4'
  return (
    <details className="group rounded-lg border border-line bg-card shadow-card">
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 rounded-lg px-5 py-3 marker:content-none hover:bg-sunken">
        <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-lg wrap-anywhere">{cabin.name}</h2>
          <State cabin={cabin} today={today} />
        </div>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="border-t border-line p-5">
        {/* Starts over when something is stored, so that the fields show it. */}
        <ClosureForm key={JSON.stringify(cabin.closed)} cabin={cabin} today={today} />
        <p className="mt-4 flex flex-wrap gap-x-6">
          <Link to={`/admin/site/cabins/${cabin.id}`} className={link}>
            {words.edit}
          </Link>
          <Link to={`/cabins/${cabin.slug}`} className={link}>
            {words.view}
          </Link>
        </p>
      </div>
    </details>
  )
}

function State({ cabin: { closed }, today }: { cabin: AdminCabin; today: Day }) {
  if (!closed) return <Badge tone="oak">{words.states.open}</Badge>
  const { from, until } = closed
  return (
    <Badge tone="ember">
      {from <= today
        ? words.states.closed(dayOfMonth(until))
        : words.states.later(dayOfMonth(from), dayOfMonth(until))}
    </Badge>
  )
}
