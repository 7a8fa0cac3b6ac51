import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Dialog } from '../../../components/dialog.tsx'
import { TextField } from '../../../components/form/fields.tsx'
import { FormFrame, Submit } from '../../../components/form/form-frame.tsx'
import { sendOverHttp } from '../../../queries.ts'
import { PasskeyButton } from '../second-factors/passkey-button.tsx'
import { sessionQuery } from '../sign-in/session.ts'
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
    <Dialog
      label="Confirm that it’s you"
      onClose={() => close(false)}
      className="w-[min(92vw,28rem)]"
    >
      <h2 className="pr-12 text-heading">Confirm that it’s you</h2>
      <p className="mt-2 text-soft">It’s been a while since you signed in.</p>
      <Proofs onProven={() => close(true)} />
    </Dialog>
  )
}

/** Any one of what the administrator has. */
function Proofs({ onProven }: { onProven: () => void }) {
  const { data: admin } = useQuery({ ...sessionQuery, enabled: false })
  return (
    <div className="mt-5 grid gap-5">
      {admin?.hasPasskey && (
        <PasskeyButton
          label="Use a passkey"
          cancelled="No passkey was used."
          address="/api/admin/proof/passkey"
          onDone={onProven}
        />
      )}
      {admin?.hasTotp && <CodeProof onProven={onProven} />}
      <PasswordProof onProven={onProven} />
    </div>
  )
}

function CodeProof({ onProven }: { onProven: () => void }) {
  const form = useProof(onProven)
  return (
    <FormFrame submission={form} className="grid gap-5 border-b border-line pb-5">
      <TextField
        name="code"
        label="Code from your app"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Submit submission={form} words={{ submit: 'Confirm', submitting: 'Confirming...' }} />
    </FormFrame>
  )
}

function useProof(onProven: () => void) {
  return useAdminForm({
    draft: null,
    read: (element) => Object.fromEntries(new FormData(element)),
    send: (proof) => sendOverHttp('POST', '/api/admin/proof', proof),
    explain: (error) => error.message || 'Failed to confirm',
    onStored: onProven,
  })
}

function PasswordProof({ onProven }: { onProven: () => void }) {
  const form = useProof(onProven)
  return (
    <FormFrame submission={form} className="grid gap-5">
      <TextField
        name="password"
        label="Your password"
        type="password"
        required
        autoComplete="current-password"
      />
      <Submit submission={form} words={{ submit: 'Confirm', submitting: 'Confirming...' }} />
    </FormFrame>
  )
}
