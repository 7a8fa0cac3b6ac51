import { useMutation } from '@tanstack/react-query'
import { adminSecondFactors } from '#content/admin-second-factors.ts'
import type { RecoveryCodes, TotpOffer } from '#contracts/second-factors.ts'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/form/fields.tsx'
import { FormFrame, Submit } from '../../../components/form/form-frame.tsx'
import { showToast } from '../../../components/toast.ts'
import { ConfirmedButton } from '../confirm.tsx'
import { sendProven } from '../proof/send-proven.ts'
import { ShownOnce } from '../shown-once.tsx'
import { useAdminForm } from '../use-admin-form.ts'
import type { FactorProps } from './passkey-section.tsx'

const words = adminSecondFactors.app
const path = '/api/admin/second-factors/totp'

interface AppSectionProps extends FactorProps {
  hasTotp: boolean
}

export function AppSection({ hasTotp, onAdded, refresh }: AppSectionProps) {
  const offer = useMutation({
    mutationFn: async (): Promise<TotpOffer> => (await sendProven('POST', path)).json(),
    onError: ({ message }) =>
      showToast({ title: adminSecondFactors.failed, description: message, destructive: true }),
  })
  const onSetUp = async (codes: readonly string[]) => {
    offer.reset()
    await onAdded(codes)
  }
  return (
    <div className="grid justify-items-start gap-4 rounded-lg border border-line bg-card p-5 shadow-card">
      <h3 className="text-xl">{words.heading}</h3>
      <p className="text-soft">{hasTotp ? words.on : words.off}</p>
      {offer.data && <Confirmation offer={offer.data} onSetUp={onSetUp} />}
      {!hasTotp && !offer.data && (
        <Button kind="secondary" isResting={offer.isPending} onClick={() => offer.mutate()}>
          {words.start}
        </Button>
      )}
      {hasTotp && (
        <ConfirmedButton
          label={words.remove.label}
          named={words.remove.label}
          words={words.remove.confirm}
          text={words.remove.text}
          act={() => sendProven('DELETE', path)}
          done={words.remove.done}
          failed={adminSecondFactors.failed}
          refresh={refresh}
        />
      )}
    </div>
  )
}

interface ConfirmationProps {
  offer: TotpOffer
  onSetUp: (codes: readonly string[]) => Promise<unknown>
}

function Confirmation({ offer, onSetUp }: ConfirmationProps) {
  const form = useAdminForm({
    draft: null,
    read: (element) => Object.fromEntries(new FormData(element)),
    send: async (typed): Promise<RecoveryCodes> =>
      (await sendProven('POST', `${path}/confirm`, typed)).json(),
    onStored: ({ recoveryCodes }) => {
      showToast(words.added)
      return onSetUp(recoveryCodes)
    },
  })
  return (
    <FormFrame submission={form} className="grid w-full gap-4">
      <p>{words.scan}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(offer.qr)}`}
        alt={words.qr}
        width={220}
        height={220}
        className="rounded-md"
      />
      <ShownOnce label={words.key} text={offer.secret} />
      <TextField
        name="code"
        label={words.code}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
      />
      <Submit submission={form} words={words} />
    </FormFrame>
  )
}
