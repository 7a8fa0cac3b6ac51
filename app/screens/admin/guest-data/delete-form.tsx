import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { adminGuests } from '#content/admin-guests.ts'
import { guestDataMessages } from '#contracts/messages.ts'
import { Button } from '../../../components/button.tsx'
import { Field, TextInput } from '../../../components/form/field.tsx'
import { deleteAll, reasonOf } from './guest-data-requests.ts'

const words = adminGuests.delete

interface DeleteFormProps {
  email: string
  onDeleted: () => void
}

/** Asks for the address once more, since what is deleted cannot be brought back. */
export function DeleteForm({ email, onDeleted }: DeleteFormProps) {
  const [typed, setTyped] = useState('')
  const [mistake, setMistake] = useState<string>()
  const remove = useMutation({ mutationFn: () => deleteAll(email, typed), onSuccess: onDeleted })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isSame = typed.trim().toLowerCase() === email
    setMistake(isSame ? undefined : guestDataMessages.mismatch)
    if (isSame) remove.mutate()
    else event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <form
      method="post"
      onSubmit={onSubmit}
      noValidate
      aria-labelledby="delete-heading"
      className="grid max-w-prose gap-4 rounded-lg border-2 border-danger p-5"
    >
      <h2 id="delete-heading" className="text-heading">
        {words.heading}
      </h2>
      <p>{words.text}</p>
      {remove.isError && (
        <p role="alert" className="font-medium text-danger">
          {reasonOf(remove.error, words.failed)}
        </p>
      )}
      <Field label={words.label} {...(mistake !== undefined && { error: mistake })}>
        {(control) => (
          <TextInput
            type="email"
            autoComplete="off"
            required
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            {...control}
          />
        )}
      </Field>
      <Button type="submit" className="justify-self-start" isResting={remove.isPending}>
        {remove.isPending ? words.submitting : words.submit}
      </Button>
    </form>
  )
}
