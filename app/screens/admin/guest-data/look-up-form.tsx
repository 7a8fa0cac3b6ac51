import type { FormEvent } from 'react'
import { adminGuests } from '#content/admin-guests.ts'
import { inquiryLengths } from '#contracts/limits.ts'
import { Button } from '../../../components/button.tsx'
import { Field, TextInput } from '../../../components/form/field.tsx'

const words = adminGuests.search

export function LookUpForm({ onLookUp }: { onLookUp: (email: string) => void }) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = new FormData(event.currentTarget).get('email')
    if (typeof email === 'string') onLookUp(email.trim().toLowerCase())
  }
  return (
    <form method="post" onSubmit={onSubmit} className="mt-6 grid max-w-md gap-4">
      <Field label={words.label} hint={words.hint}>
        {(control) => (
          <TextInput
            type="email"
            name="email"
            required
            maxLength={inquiryLengths.email}
            autoComplete="off"
            {...control}
          />
        )}
      </Field>
      <Button type="submit" className="justify-self-start">
        {words.submit}
      </Button>
    </form>
  )
}
