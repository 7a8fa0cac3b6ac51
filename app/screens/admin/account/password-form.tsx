import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ComponentProps, FormEvent } from 'react'
import { admin } from '#content/admin.ts'
import { passwordLengths } from '#contracts/limits.ts'
import { Button } from '../../../components/button.tsx'
import { Field, TextInput } from '../../../components/form/field.tsx'
import { showToast } from '../../../components/toast.ts'
import { RequestError, sendOverHttp } from '../../../queries.ts'
import { verifyKey } from '../sign-in/session.ts'

const words = admin.account.password

export function PasswordForm() {
  const change = usePasswordChange()
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
      <PasswordField
        label={words.current}
        error={mistakes['currentPassword']}
        name="currentPassword"
        autoComplete="current-password"
      />
      <PasswordField
        label={words.next}
        hint={words.hint}
        error={mistakes['newPassword']}
        name="newPassword"
        autoComplete="new-password"
        minLength={passwordLengths.min}
        maxLength={passwordLengths.max}
      />
      <Button type="submit" isResting={change.isPending} className="justify-self-start">
        {words.submit}
      </Button>
    </form>
  )
}

interface PasswordFieldProps extends ComponentProps<'input'> {
  label: string
  hint?: string
  error: string | undefined
}

function PasswordField({ label, hint, error, ...rest }: PasswordFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <TextInput type="password" required {...rest} {...control} />}
    </Field>
  )
}

function usePasswordChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (form: HTMLFormElement) =>
      sendOverHttp('POST', '/api/admin/password', Object.fromEntries(new FormData(form))),
    onSuccess: (_, form) => {
      form.reset()
      showToast(words.changed)
      return client.invalidateQueries({ queryKey: verifyKey })
    },
  })
}
