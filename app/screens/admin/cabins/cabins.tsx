import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import type { AdminCabin } from '#contracts/cabins.ts'
import { todayIn, type Day } from '#contracts/dates.ts'
import { dayOfMonth } from '#contracts/date-formats.ts'
import { useFacts } from '../../../documents.ts'
import { adminMeta } from '../admin-meta.ts'
import { AddCabin } from './add-cabin.tsx'
import { cabinsPath } from './cabins-path.ts'
import { Badge } from '../../../components/badge.tsx'
import { DeleteButton } from '../confirm.tsx'
import { useOpen } from '../owner-drafts.ts'
import { refreshCabins } from './cabins-api.ts'
import { Feeds } from './feeds.tsx'
import { allClosureDrafts, Closures } from './closure-form.tsx'
import { BringBackForm, retirementDraft, RetireForm } from './retire-form.tsx'
import { Fetching } from '../page-parts.tsx'

const groupsWords = { unpublished: 'Not published yet', retired: 'Retired' } as const

export const meta = adminMeta('Cabins')

/** The cabins: each is closed until a day, retired and brought back here, and new ones are added. */
export default function Cabins() {
  const { data = [], ...list } = useQuery<AdminCabin[]>({ queryKey: [cabinsPath] })
  const inState = (state: AdminCabin['state']) => data.filter((cabin) => cabin.state === state)
  return (
    <div className="pt-8">
      <h1 className="sign text-title">Cabins</h1>
      <p className="mt-3 max-w-3xl text-lead text-soft">
        Close a cabin for a while and no guest can choose its nights here. Add one, retire one, or
        give it a calendar.
      </p>
      <div aria-live="polite" className="mt-6">
        <Fetching query={list} loading="Loading cabins..." failed="Failed to fetch cabins" />
      </div>
      <Rows cabins={inState('shown')} all={data} level="h2" />
      {list.isSuccess && <AddCabin />}
      {(['unpublished', 'retired'] as const).map((state) => (
        <Group key={state} heading={groupsWords[state]} cabins={inState(state)} all={data} />
      ))}
    </div>
  )
}

interface RowsProps {
  cabins: readonly AdminCabin[]
  all: readonly AdminCabin[]
  level: 'h2' | 'h3'
}

function Group({ heading, ...rows }: Omit<RowsProps, 'level'> & { heading: string }) {
  if (rows.cabins.length === 0) return null
  return (
    <section aria-label={heading} className="mt-8">
      <h2 className="text-heading">{heading}</h2>
      <Rows {...rows} level="h3" />
    </section>
  )
}

function Rows({ cabins, all, level }: RowsProps) {
  const today = todayIn(useFacts().timeZone)
  return (
    <ul className="mt-2 grid max-w-3xl grid-cols-1 gap-3">
      {cabins.map((cabin) => (
        <li key={cabin.id} className="min-w-0">
          <CabinRow cabin={cabin} all={all} today={today} heading={level} />
        </li>
      ))}
    </ul>
  )
}

const statesWords = {
  open: 'Open',
  closed: (until: string) => `Closed until ${until}`,
  later: (from: string, until: string) => `Closes ${from}, opens ${until}`,
  unpublished: 'Not published',
  retired: 'Retired',
} as const

interface CabinRowProps {
  cabin: AdminCabin
  /** Where a retired one may lead. */
  all: readonly AdminCabin[]
  /** At the property. */
  today: Day
  heading: 'h2' | 'h3'
}

/** A cabin, to be opened. */
function CabinRow({ cabin, all, today, heading: Heading }: CabinRowProps) {
  const [isOpen] = useOpen(...allClosureDrafts(cabin), retirementDraft(cabin))
  return (
    <details open={isOpen} className="group rounded-lg border border-line bg-card shadow-card">
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 rounded-lg px-5 py-3 marker:content-none hover:bg-sunken">
        <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <Heading className="min-w-0 text-lg wrap-anywhere">{cabin.name}</Heading>
          <State cabin={cabin} today={today} />
        </div>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="border-t border-line p-5">
        {cabin.state === 'shown' && <Closures cabin={cabin} today={today} />}
        {cabin.state === 'retired' && <BringBackForm cabin={cabin} />}
        <Links cabin={cabin} />
        {cabin.state !== 'retired' && <Feeds cabin={cabin} />}
        {cabin.state === 'unpublished' && <Delete cabin={cabin} />}
        {cabin.state === 'shown' && <RetireForm cabin={cabin} all={all} />}
      </div>
    </details>
  )
}

function Links({ cabin: { id, slug, state } }: Pick<CabinRowProps, 'cabin'>) {
  const link = 'inline-flex min-h-11 items-center underline underline-offset-4'
  return (
    <>
      <p className="mt-4 flex flex-wrap gap-x-6 first:mt-0">
        <Link to={`/admin/site/cabins/${id}`} className={link}>
          Edit texts
        </Link>
        <Link to={`/admin/site/albums/${id}`} className={link}>
          Edit pictures
        </Link>
        {state === 'shown' && (
          <Link to={`/cabins/${slug}`} className={link}>
            View page
          </Link>
        )}
      </p>
    </>
  )
}

function Delete({ cabin: { id, name } }: Pick<CabinRowProps, 'cabin'>) {
  const client = useQueryClient()
  return (
    <DeleteButton
      label="Delete"
      named={`Delete ${name}`}
      className="mt-4"
      address={`${cabinsPath}/${id}`}
      words={{ heading: 'Delete this cabin?', yes: 'Delete', no: 'Cancel' }}
      text="No guest has seen it. Its texts and pictures will be gone."
      deleted={{ title: 'Deleted', description: 'The cabin is gone.' }}
      failed="Failed to delete the cabin"
      refresh={() => refreshCabins(client)}
    />
  )
}

function State({ cabin: { closures, state }, today }: Pick<CabinRowProps, 'cabin' | 'today'>) {
  if (state !== 'shown') return <Badge>{statesWords[state]}</Badge>
  const [next] = closures
  if (!next) return <Badge tone="oak">{statesWords.open}</Badge>
  const { from, until } = next
  return (
    <Badge tone="ember">
      {from <= today
        ? statesWords.closed(dayOfMonth(until))
        : statesWords.later(dayOfMonth(from), dayOfMonth(until))}
    </Badge>
  )
}
