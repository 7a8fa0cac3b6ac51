import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { FormAlert } from '../../../components/form/form-frame.tsx'
import { RequestError } from '../../../queries.ts'
import { sendSignIn } from '../sign-in/send-sign-in.ts'
import { passkeyAnswer, useHasPasskeys } from './passkey-browser.ts'

interface PasskeyButtonProps {
  label: string
  /** Said if the person cancels, or the device has no passkey for this site. */
  cancelled: string
  /** API address that checks the device's answer. */
  address: string
  /** What is sent besides. */
  extra?: () => Record<string, unknown>
  onDone: () => unknown
}

/** Signs in, or proves who is signed in, with a passkey. Nothing in browsers without them. */
export function PasskeyButton({ label, cancelled, address, extra, onDone }: PasskeyButtonProps) {
  const hasPasskeys = useHasPasskeys()
  const proof = useMutation({
    mutationFn: async () => {
      const credential = await passkeyAnswer()
      await sendSignIn(address, { credential, ...extra?.() })
    },
    onSuccess: onDone,
  })
  if (!hasPasskeys) return null
  return (
    <>
      {proof.error && (
        <FormAlert>
          {proof.error instanceof RequestError ? proof.error.message : cancelled}
        </FormAlert>
      )}
      <Button kind="secondary" isResting={proof.isPending} onClick={() => proof.mutate()}>
        <KeyRound aria-hidden className="size-5" />
        {label}
      </Button>
    </>
  )
}
