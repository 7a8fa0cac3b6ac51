import { useState, useEffect, useId, useRef, type FormEvent } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { adminGuests } from '#content/admin-guests.ts'
import { inquiryLengths } from '#contracts/limits.ts'
import type { GuestData as Answer } from '#contracts/guest-data.ts'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/form/fields.tsx'
import { adminMeta } from '../admin-meta.ts'
import { useMay } from '../use-may.ts'
import {
  DeleteForm,
  ExportSection,
  guestDataPath,
  lookUp,
  reasonOf,
} from './guest-data-actions.tsx'
import { Section } from '../page-parts.tsx'

export const meta = adminMeta('Guest data')

/** For guests who ask for their data. Their address is never part of the page's address. */
export default function GuestData() {
  const [asked, setAsked] = useState<{ email: string; times: number }>()
  const ask = (email: string) => setAsked({ email, times: (asked?.times ?? 0) + 1 })
  return (
    <div className="grid gap-10 pt-8">
      <div>
        <h1 className="sign text-title">Guest data</h1>
        <p className="mt-3 text-lead text-soft">
          For when a guest asks for a copy of their data, or asks you to delete it.
        </p>
        <LookUpForm onLookUp={ask} />
      </div>
      {asked && <FoundData key={asked.times} email={asked.email} />}
      <Retention />
    </div>
  )
}

function Retention() {
  const { list } = adminGuests.retention
  return (
    <section
      aria-labelledby="retention-heading"
      className="max-w-prose border-t-2 border-line pt-6"
    >
      <h2 id="retention-heading" className="text-heading">
        Deleted automatically
      </h2>
      <ul className="mt-3 grid list-disc gap-1 pl-5">
        {list.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

function LookUpForm({ onLookUp }: { onLookUp: (email: string) => void }) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = new FormData(event.currentTarget).get('email')
    if (typeof email === 'string') onLookUp(email.trim().toLowerCase())
  }
  return (
    <form method="post" onSubmit={onSubmit} className="mt-6 grid max-w-md gap-4">
      <TextField
        name="email"
        label="Guest’s email address"
        hint="The full address. Not case-sensitive."
        type="email"
        required
        maxLength={inquiryLengths.email}
        autoComplete="off"
      />
      <Button type="submit" className="justify-self-start">
        Look up
      </Button>
    </form>
  )
}

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

const countNames = Object.keys(foundWords.counts) as (keyof Answer)[]

/** Data on file for this address, with export and deletion. */
function FoundData({ email }: { email: string }) {
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
      <Section heading="Data on file">
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
      </Section>
      {isAny && <ExportSection email={email} />}
      {isAny && mayDelete && <DeleteForm email={email} onDeleted={onDeleted} />}
    </div>
  )
}

function Counts({ data }: { data: Answer }) {
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
