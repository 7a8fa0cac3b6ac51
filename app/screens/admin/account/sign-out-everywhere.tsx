import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { admin } from '#content/admin.ts'
import { Button } from '../../../components/button.tsx'
import { showToast } from '../../../components/toast.ts'
import { sendOverHttp } from '../../../queries.ts'
import { forgetTextDrafts } from '../use-text-draft.ts'

const words = admin.account.everywhere

export function SignOutEverywhere() {
  const navigate = useNavigate()
  const signOut = useMutation({
    mutationFn: () => sendOverHttp('POST', '/api/admin/logout-everywhere'),
    onSuccess: () => {
      forgetTextDrafts()
      return navigate('/admin/login')
    },
    onError: () => showToast({ ...words.failed, destructive: true }),
  })
  return (
    <section aria-labelledby="everywhere-heading" className="max-w-md">
      <h2 id="everywhere-heading" className="text-heading">
        {words.heading}
      </h2>
      <p className="mt-2 text-soft">{words.text}</p>
      <Button
        kind="secondary"
        className="mt-4"
        isResting={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        {words.submit}
      </Button>
    </section>
  )
}
