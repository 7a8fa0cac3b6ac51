import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { admin } from '#content/admin.ts'
import { passwordLengths } from '#contracts/limits.ts'
import { Button } from '../../../parts/button.tsx'
import { Field, TextInput } from '../../../parts/field.tsx'
import { showToast } from '../../../parts/toast.ts'
import { RequestError, sendOverHttp } from '../../../queries.ts'
import { verifyKey } from '../session.ts'

const words = admin.account.password

export function PasswordForm() {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (form: HTMLFormElement) =>
      sendOverHttp('POST', '/api/admin/password', Object.fromEntries(new FormData(form))),
    onSuccess: (_, form) => {
      form.reset()
      showToast(words.changed)
      return client.invalidateQueries({ queryKey: verifyKey })
    },
  })
  const mistakes = change.error instanceof RequestError ? change.error.fields : {}
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    change.mutate(event.currentTarget)
  }
  return (
    <form method="post" onSubmit={onSubmit} className="grid max-w-md gap-5">
      <h2 className="text-heading">{words.heading}</h2>
      {change.error && (
        <p role="alert" className="font-medium text-danger">
          {change.error.message || words.failed}
        </p>
      )}
      <Field label={words.current} error={mistakes['currentPassword']}>
        {(control) => (
          <TextInput
            type="password"
            name="currentPassword"
            required
            autoComplete="current-password"
            {...control}
          />
        )}
      </Field>
      <Field label={words.next} hint={words.hint} error={mistakes['newPassword']}>
        {(control) => (
          <TextInput
            type="password"
            name="newPassword"
            required
            minLength={passwordLengths.min}
            maxLength={passwordLengths.max}
            autoComplete="new-password"
            {...control}
          />
        )}
      </Field>
      <Button type="submit" disabled={change.isPending} className="justify-self-start">
        {words.submit}
      </Button>
    </form>
  )
}
