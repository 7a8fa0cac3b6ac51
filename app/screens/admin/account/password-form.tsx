import { useQueryClient } from '@tanstack/react-query'
import { admin } from '#content/admin.ts'
import { passwordLengths } from '#contracts/limits.ts'
import { TextField } from '../../../components/form/fields.tsx'
import { FormFrame, Submit } from '../../../components/form/form-frame.tsx'
import { showToast } from '../../../components/toast.ts'
import { sendOverHttp } from '../../../queries.ts'
import { verifyKey } from '../sign-in/session.ts'
import { useAdminForm } from '../use-admin-form.ts'

const words = admin.account.password

export function PasswordForm() {
  const client = useQueryClient()
  const form = useAdminForm({
    read: (element) => Object.fromEntries(new FormData(element)),
    send: (passwords) => sendOverHttp('POST', '/api/admin/password', passwords),
    explain: (error) => error.message || words.failed,
    onStored: (_, element) => {
      element.reset()
      showToast(words.changed)
      return client.invalidateQueries({ queryKey: verifyKey })
    },
  })
  return (
    <FormFrame submission={form} className="grid max-w-md gap-5">
      <h2 className="text-heading">{words.heading}</h2>
      <TextField
        name="currentPassword"
        label={words.current}
        type="password"
        required
        autoComplete="current-password"
      />
      <TextField
        name="newPassword"
        label={words.next}
        hint={words.hint}
        type="password"
        required
        autoComplete="new-password"
        minLength={passwordLengths.min}
        maxLength={passwordLengths.max}
      />
      <Submit submission={form} words={words} />
    </FormFrame>
  )
}
