import { useState, type FormEvent } from 'react'
import { adminGuests } from '#content/admin-guests.ts'
import { inquiryLengths } from '#contracts/limits.ts'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/form/fields.tsx'
import { adminMeta } from '../admin-meta.ts'
import { FoundData } from './found-data.tsx'

export const meta = adminMeta('Guest data')

/** For guests who ask for their data. Their address is never part of the page's address. */
export default function GuestData() {
  const [asked, setAsked] = useState<{ email: string; times: number }>()
  const lookUp = (email: string) => setAsked({ email, times: (asked?.times ?? 0) + 1 })
  return (
    <div className="grid gap-10 pt-8">
      <div>
        <h1 className="sign text-title">Guest data</h1>
        <p className="mt-3 text-lead text-soft">
          For when a guest asks for a copy of their data, or asks you to delete it.
        </p>
        <LookUpForm onLookUp={lookUp} />
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
