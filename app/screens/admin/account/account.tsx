import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { passwordLengths } from '#contracts/limits.ts'
import { Button } from '../../../components/button.tsx'
import { showToast } from '../../../components/toast.ts'
import { sendOverHttp } from '../../../queries.ts'
import { adminMeta } from '../admin-meta.ts'
import { forgetOwnerDrafts } from '../owner-drafts.ts'
import { Push } from './push.tsx'
import { Sessions } from './sessions.tsx'
import { TextField } from '../../../components/form/fields.tsx'
import { FormFrame, Submit } from '../../../components/form/form-frame.tsx'
import { verifyKey } from '../sign-in/session.ts'
import { SecondFactors } from '../second-factors/second-factors.tsx'
import { useAdminForm } from '../use-admin-form.ts'
import { Section } from '../page-parts.tsx'

export const meta = adminMeta('Account')

export default function Account() {
  return (
    <div className="grid gap-12 pt-8">
      <h1 className="sign text-title">Account</h1>
      <SecondFactors />
      <Push />
      <PasswordForm />
      <Sessions />
      <SignOutEverywhere />
    </div>
  )
}

function SignOutEverywhere() {
  const navigate = useNavigate()
  const signOut = useMutation({
    mutationFn: () => sendOverHttp('POST', '/api/admin/logout-everywhere'),
    onSuccess: () => {
      forgetOwnerDrafts()
      return navigate('/admin/login')
    },
    onError: () =>
      showToast({
        title: 'Error',
        description: 'Failed to sign out everywhere',
        destructive: true,
      }),
  })
  return (
    <Section heading="Sign out everywhere" className="max-w-md">
      <p className="mt-2 text-soft">Signs you out everywhere, including here.</p>
      <Button
        kind="secondary"
        className="mt-4"
        isResting={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        Sign out everywhere
      </Button>
    </Section>
  )
}

function PasswordForm() {
  const client = useQueryClient()
  const form = useAdminForm({
    draft: null,
    read: (element) => Object.fromEntries(new FormData(element)),
    send: (passwords) => sendOverHttp('POST', '/api/admin/password', passwords),
    explain: (error) => error.message || 'Failed to change the password',
    onStored: (_, element) => {
      element.reset()
      showToast({
        title: 'Password changed',
        description: 'All other sessions have been signed out.',
      })
      return client.invalidateQueries({ queryKey: verifyKey })
    },
  })
  return (
    <FormFrame submission={form} className="grid max-w-md gap-5">
      <h2 className="text-heading">Change your password</h2>
      <TextField
        name="currentPassword"
        label="Current password"
        type="password"
        required
        autoComplete="current-password"
      />
      <TextField
        name="newPassword"
        label="New password"
        hint="At least 12 characters. A sentence you can remember works well."
        type="password"
        required
        autoComplete="new-password"
        minLength={passwordLengths.min}
        maxLength={passwordLengths.max}
      />
      <Submit submission={form} words={{ submit: 'Change password' }} />
    </FormFrame>
  )
}
