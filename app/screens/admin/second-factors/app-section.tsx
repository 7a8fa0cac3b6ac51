import { useMutation } from '@tanstack/react-query'
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
import { failedToast } from '../page-parts.tsx'

const path = '/api/admin/second-factors/totp'

interface AppSectionProps extends FactorProps {
  hasTotp: boolean
}

export function AppSection({ hasTotp, onAdded, refresh }: AppSectionProps) {
  const offer = useMutation({
    mutationFn: async (): Promise<TotpOffer> => (await sendProven('POST', path)).json(),
    onError: failedToast('That didn’t work'),
  })
  const onSetUp = async (codes: readonly string[]) => {
    offer.reset()
    await onAdded(codes)
  }
  return (
    <div className="grid justify-items-start gap-4 rounded-lg border border-line bg-card p-5 shadow-card">
      <h3 className="text-xl">Codes from an app</h3>
      <p className="text-soft">
        {hasTotp ? 'Your app’s codes are asked for when you sign in.' : 'Not set up.'}
      </p>
      {offer.data && <Confirmation offer={offer.data} onSetUp={onSetUp} />}
      {!hasTotp && !offer.data && (
        <Button kind="secondary" isResting={offer.isPending} onClick={() => offer.mutate()}>
          Set up an app
        </Button>
      )}
      {hasTotp && (
        <ConfirmedButton
          label="Remove the app"
          named="Remove the app"
          words={{ heading: 'Remove the app?', yes: 'Remove', no: 'Cancel' }}
          text="Its codes will no longer be asked for."
          act={() => sendProven('DELETE', path)}
          done={{ title: 'Removed', description: 'The app’s codes are no longer asked for.' }}
          failed="That didn’t work"
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
      showToast({ title: 'App set up', description: 'Its codes are asked for from now on.' })
      return onSetUp(recoveryCodes)
    },
  })
  return (
    <FormFrame submission={form} className="grid w-full gap-4">
      <p>Scan this code with your app, or type the key.</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(offer.qr)}`}
        alt="QR code for the app"
        width={220}
        height={220}
        className="rounded-md"
      />
      <ShownOnce label="Key for the app" text={offer.secret} />
      <TextField
        name="code"
        label="Code that the app shows"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
      />
      <Submit submission={form} words={{ submit: 'Confirm', submitting: 'Confirming...' }} />
    </FormFrame>
  )
}
