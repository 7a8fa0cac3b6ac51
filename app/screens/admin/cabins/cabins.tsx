import { useQuery } from '@tanstack/react-query'
import type { AdminCabin } from '#contracts/cabins.ts'
import { todayIn } from '#contracts/dates.ts'
import { useFacts } from '../../../documents.ts'
import { adminMeta } from '../admin-meta.ts'
import { LoadFailed } from '../inbox-list.tsx'
import { AddCabin } from './add-cabin.tsx'
import { CabinRow } from './cabin-row.tsx'
import { cabinsPath } from './cabins-path.ts'

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
        {list.isPending && <p className="text-soft">Loading cabins...</p>}
        {list.isError && (
          <LoadFailed text="Failed to fetch cabins" onRetry={() => void list.refetch()} />
        )}
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
