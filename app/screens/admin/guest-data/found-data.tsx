import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { GuestData } from '#contracts/guest-data.ts'
import { useMay } from '../use-may.ts'
import {
  DeleteForm,
  ExportSection,
  guestDataPath,
  lookUp,
  reasonOf,
} from './guest-data-actions.tsx'

const foundWords = {
  counts: {
    reviews: 'Reviews',
    inquiries: 'Inquiries',
    entries: 'Contest entries',
    files: 'Photos and videos',
    openings: 'Days they want to hear about',
    notifications: 'Notifications',
  },
} as const

const countNames = Object.keys(foundWords.counts) as (keyof GuestData)[]

/** Data on file for this address, with export and deletion. */
export function FoundData({ email }: { email: string }) {
  const client = useQueryClient()
  const mayDelete = useMay().use('DELETE', guestDataPath)
  const [isDeleted, setIsDeleted] = useState(false)
  // Always refetched, never cached. The key, which errors would log, does not contain the address.
  const query = useQuery({
    queryKey: ['guest data', useId()],
    queryFn: () => lookUp(email),
    staleTime: 0,
    gcTime: 0,
  })
  const onDeleted = () => {
    // Cached screens may contain deleted data.
    client.removeQueries({ type: 'inactive' })
    setIsDeleted(true)
  }
  const isAny = !isDeleted && query.data && countNames.some((name) => query.data[name] > 0)
  return (
    <div className="grid gap-10">
      <section aria-labelledby="found-heading">
        <h2 id="found-heading" className="text-heading">
          Data on file
        </h2>
        <p className="mt-1 wrap-anywhere text-soft">{email}</p>
        <div role="status" className="mt-4">
          {query.isPending && <p className="text-soft">Looking up...</p>}
          {query.isSuccess && isAny && <Counts data={query.data} />}
          {query.isSuccess && !isAny && <Nothing isDeleted={isDeleted} />}
        </div>
        {query.isError && (
          <p role="alert" className="font-medium text-danger">
            {reasonOf(query.error, 'Failed to look up the address')}
          </p>
        )}
      </section>
      {isAny && <ExportSection email={email} />}
      {isAny && mayDelete && <DeleteForm email={email} onDeleted={onDeleted} />}
    </div>
  )
}

function Counts({ data }: { data: GuestData }) {
  return (
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
      {countNames.map((name) => (
        <div
          key={name}
          className="flex flex-col-reverse justify-end rounded-lg border border-line bg-card p-4 shadow-card"
        >
          <dt className="text-base text-soft">{foundWords.counts[name]}</dt>
          <dd className="font-display text-title font-bold tabular-nums">{data[name]}</dd>
        </div>
      ))}
    </dl>
  )
}

function Nothing({ isDeleted }: { isDeleted: boolean }) {
  const ref = useRef<HTMLDivElement>(null)
  // The focused form is gone.
  useEffect(() => {
    if (isDeleted) ref.current?.focus()
  }, [isDeleted])
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="max-w-prose rounded-lg border border-line bg-card p-5 shadow-card"
    >
      <p className="font-medium">
        {isDeleted
          ? 'All data for this address has been deleted.'
          : 'No data on file for this address.'}
      </p>
      <p className="mt-1 text-soft">
        {isDeleted
          ? 'Remember the copies in your email.'
          : 'Guests sometimes write from a different address than the one they gave us.'}
      </p>
    </div>
  )
}
