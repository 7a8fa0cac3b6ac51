import { longestPasskeyName } from '#contracts/limits.ts'
import { longDate, shortMoment } from '#contracts/moments.ts'
import type { RecoveryCodes, SecondFactors } from '#contracts/second-factors.ts'
import { TextField } from '../../../components/form/fields.tsx'
import { FormFrame, Submit } from '../../../components/form/form-frame.tsx'
import { textOf, typedIn } from '../../../components/form/values.ts'
import { showToast } from '../../../components/toast.ts'
import { useFacts } from '../../../documents.ts'
import { RequestError } from '../../../queries.ts'
import { ConfirmedButton } from '../confirm.tsx'
import { sendProven } from '../proof/send-proven.ts'
import { useAdminForm } from '../use-admin-form.ts'
import { newPasskey, useHasPasskeys } from './passkey-browser.ts'

const path = '/api/admin/second-factors/passkeys'

export interface FactorProps {
  /** Called with the recovery codes that came with it. */
  onAdded: (codes: readonly string[]) => Promise<unknown>
  refresh: () => Promise<unknown>
}

interface PasskeySectionProps extends FactorProps {
  passkeys: SecondFactors['passkeys']
}

export function PasskeySection({ passkeys, onAdded, refresh }: PasskeySectionProps) {
  const hasPasskeys = useHasPasskeys()
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-card p-5 shadow-card">
      <h3 className="text-xl">Passkeys</h3>
      {passkeys.length === 0 && <p className="text-soft">No passkeys yet.</p>}
      <ul className="divide-y divide-line empty:hidden">
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} refresh={refresh} />
        ))}
      </ul>
      {hasPasskeys ? (
        <NewPasskey onAdded={onAdded} />
      ) : (
        <p className="text-soft">This browser can’t make passkeys.</p>
      )}
    </div>
  )
}

interface PasskeyRowProps extends Pick<FactorProps, 'refresh'> {
  passkey: SecondFactors['passkeys'][number]
}

function PasskeyRow({ passkey, refresh }: PasskeyRowProps) {
  const { timeZone } = useFacts()
  const { id, name, createdAt, lastUsedAt } = passkey
  const used = lastUsedAt ? `last used ${shortMoment(lastUsedAt, timeZone)}` : 'not used yet'
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <p className="min-w-0 wrap-anywhere">
        {name}
        <span className="block text-sm text-soft">
          {`added ${longDate(createdAt, timeZone)}`} · {used}
        </span>
      </p>
      <ConfirmedButton
        label="Remove"
        named={`Remove the passkey ${name}`}
        words={{ heading: 'Remove this passkey?', yes: 'Remove', no: 'Cancel' }}
        text={`${name} will no longer sign you in.`}
        act={() => sendProven('DELETE', `${path}/${id}`)}
        done={{ title: 'Removed', description: 'The passkey no longer works.' }}
        failed="That didn’t work"
        refresh={refresh}
      />
    </li>
  )
}

function NewPasskey({ onAdded }: Pick<FactorProps, 'onAdded'>) {
  const form = useAdminForm({
    draft: path,
    read: (element) => ({ name: textOf(typedIn(element), 'name').trim() }),
    check: ({ name }): Record<string, string> =>
      name === '' ? { name: 'Please name this passkey.' } : {},
    send: async ({ name }): Promise<RecoveryCodes> => {
      const credential = await newPasskey()
      return (await sendProven('POST', path, { name, credential })).json()
    },
    // The browser's own words are for developers.
    explain: (error) =>
      error instanceof RequestError ? error.message : 'No passkey was made. Please try again.',
    onStored: ({ recoveryCodes }, element) => {
      element.reset()
      showToast({ title: 'Passkey added', description: 'You can sign in with it.' })
      return onAdded(recoveryCodes)
    },
  })
  return (
    <FormFrame submission={form} noValidate className="grid gap-4">
      <TextField
        name="name"
        label="Name of the new passkey"
        hint="So that you recognize it later, like “My phone”."
        required
        maxLength={longestPasskeyName}
        autoComplete="off"
      />
      <Submit
        submission={form}
        words={{ submit: 'Add a passkey', submitting: 'Waiting for your device...' }}
      />
    </FormFrame>
  )
}
