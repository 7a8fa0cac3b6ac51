import { useState } from 'react'
import { adminGuests } from '#content/admin-guests.ts'
import { pageTitle } from '#content/site.ts'
import { FoundData } from './found-data.tsx'
import { LookUpForm } from './look-up-form.tsx'

export const meta = () => [
  { title: pageTitle(adminGuests.title) },
  { name: 'robots', content: 'noindex' },
]

/** For a guest who asks for their data. The e-mail address never appears in the page's address. */
export default function GuestData() {
  const [asked, setAsked] = useState<{ email: string; times: number }>()
  const lookUp = (email: string) => setAsked({ email, times: (asked?.times ?? 0) + 1 })
  return (
    <div className="grid gap-10 pt-8">
      <div>
        <h1 className="sign text-title">{adminGuests.title}</h1>
        <p className="mt-3 text-lead text-soft">{adminGuests.lead}</p>
        <LookUpForm onLookUp={lookUp} />
      </div>
      {asked && <FoundData key={asked.times} email={asked.email} />}
      <Retention />
    </div>
  )
}

function Retention() {
  const { heading, list } = adminGuests.kept
  return (
    <section aria-labelledby="kept-heading" className="max-w-prose border-t-2 border-line pt-6">
      <h2 id="kept-heading" className="text-heading">
        {heading}
      </h2>
      <ul className="mt-3 grid list-disc gap-1 pl-5">
        {list.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}
