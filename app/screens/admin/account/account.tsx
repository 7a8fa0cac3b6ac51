import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { admin } from '#content/admin.ts'
import { Button } from '../../../components/button.tsx'
import { showToast } from '../../../components/toast.ts'
import { sendOverHttp } from '../../../queries.ts'
import { adminMeta } from '../admin-meta.ts'
import { forgetTextDrafts } from '../use-text-draft.ts'
import { PasswordForm } from './password-form.tsx'
import { Sessions } from './sessions.tsx'

const words = admin.account

export const meta = adminMeta(words.title)

export default function Account() {
  return (
    <div className="grid gap-12 pt-8">
      <h1 className="sign text-title">{words.title}</h1>
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
      forgetTextDrafts()
      return navigate('/admin/login')
    },
    onError: () => showToast({ ...words.everywhere.failed, destructive: true }),
  })
  return (
    <section aria-labelledby="everywhere-heading" className="max-w-md">
      <h2 id="everywhere-heading" className="text-heading">
        {words.everywhere.heading}
      </h2>
      <p className="mt-2 text-soft">{words.everywhere.text}</p>
      <Button
        kind="secondary"
        className="mt-4"
        isResting={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        {words.everywhere.submit}
      </Button>
    </section>
  )
}
