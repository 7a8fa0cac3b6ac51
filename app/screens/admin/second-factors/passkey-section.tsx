import { adminSecondFactors } from '#content/admin-second-factors.ts'
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

const words = adminSecondFactors.passkeys
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
      <h3 className="text-xl">{words.heading}</h3>
      {passkeys.length === 0 && <p className="text-soft">{words.none}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} refresh={refresh} />
        ))}
      </ul>
      {hasPasskeys ? (
        <NewPasskey onAdded={onAdded} />
      ) : (
        <p className="text-soft">{words.unsupported}</p>
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
  const used = lastUsedAt ? words.used(shortMoment(lastUsedAt, timeZone)) : words.unused
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <p className="min-w-0 wrap-anywhere">
        {name}
        <span className="block text-sm text-soft">
          {words.made(longDate(createdAt, timeZone))} · {used}
        </span>
      </p>
      <ConfirmedButton
        label={words.remove.label}
        named={words.remove.named(name)}
        words={words.remove.confirm}
        text={words.remove.text(name)}
        act={() => sendProven('DELETE', `${path}/${id}`)}
        done={words.remove.done}
        failed={adminSecondFactors.failed}
        refresh={refresh}
      />
    </li>
  )
}

function NewPasskey({ onAdded }: Pick<FactorProps, 'onAdded'>) {
  const form = useAdminForm({
    draft: path,
    read: (element) => ({ name: textOf(typedIn(element), 'name').trim() }),
    check: ({ name }): Record<string, string> => (name === '' ? { name: words.missing } : {}),
    send: async ({ name }): Promise<RecoveryCodes> => {
      const credential = await newPasskey()
      return (await sendProven('POST', path, { name, credential })).json()
    },
    // The browser's own words are for developers.
    explain: (error) => (error instanceof RequestError ? error.message : words.cancelled),
    onStored: ({ recoveryCodes }, element) => {
      element.reset()
      showToast(words.added)
      return onAdded(recoveryCodes)
    },
  })
  return (
    <FormFrame submission={form} noValidate className="grid gap-4">
      <TextField
        name="name"
        label={words.name}
        hint={words.nameHint}
        required
        maxLength={longestPasskeyName}
        autoComplete="off"
      />
      <Submit submission={form} words={{ submit: words.add, submitting: words.adding }} />
    </FormFrame>
  )
}
