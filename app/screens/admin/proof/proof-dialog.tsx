import { useEffect, useState } from 'react'
import { adminProof as words } from '#content/admin-people.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { TextField } from '../../../components/form/fields.tsx'
import { FormFrame, Submit } from '../../../components/form/form-frame.tsx'
import { sendOverHttp } from '../../../queries.ts'
import { useAdminForm } from '../use-admin-form.ts'
import { answerQuestionsWith } from './send-proven.ts'

/** Asks again who is signed in, whenever the server wants to know (ASVS 7.5). */
export function ProofDialog() {
  const [answer, setAnswer] = useState<((isProven: boolean) => void) | null>(null)
  useEffect(() => answerQuestionsWith(() => new Promise((resolve) => setAnswer(() => resolve))), [])
  if (!answer) return null
  const close = (isProven: boolean) => {
    answer(isProven)
    setAnswer(null)
  }
  return (
    <Dialog label={words.heading} onClose={() => close(false)} className="w-[min(92vw,28rem)]">
      <h2 className="pr-12 text-heading">{words.heading}</h2>
      <p className="mt-2 text-soft">{words.text}</p>
      <PasswordProof onProven={() => close(true)} />
    </Dialog>
  )
}

function PasswordProof({ onProven }: { onProven: () => void }) {
  const form = useAdminForm({
    read: (element) => Object.fromEntries(new FormData(element)),
    send: (proof) => sendOverHttp('POST', '/api/admin/proof', proof),
    explain: (error) => error.message || words.failed,
    onStored: onProven,
  })
  return (
    <FormFrame submission={form} className="mt-5 grid gap-5">
      <TextField
        name="password"
        label={words.password}
        type="password"
        required
        autoComplete="current-password"
      />
      <Submit submission={form} words={words} />
    </FormFrame>
  )
}
