import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, useEffect, useRef } from 'react'
import type { SecondFactors as Factors, RecoveryCodes } from '#contracts/second-factors.ts'
import { verifyKey } from '../sign-in/session.ts'
import { AppSection } from './app-section.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { Button } from '../../../components/button.tsx'
import { ConfirmedButton } from '../confirm.tsx'
import { sendProven } from '../proof/send-proven.ts'
import { CopyButton } from '../shown-once.tsx'
import { Fetching } from '../page-parts.tsx'

const factorsKey = ['/api/admin/second-factors'] as const

/** Passkeys, the app and recovery codes of the one who is signed in. */
export function SecondFactors() {
  const factors = useQuery<Factors>({ queryKey: factorsKey })
  const [codes, setCodes] = useState<readonly string[]>([])
  const client = useQueryClient()
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: factorsKey })
    await client.invalidateQueries({ queryKey: verifyKey })
  }
  const onAdded = async (made: readonly string[]) => {
    if (made.length > 0) setCodes(made)
    await refresh()
  }
  return (
    <section aria-labelledby="factors-heading" className="grid max-w-xl gap-6">
      <div>
        <h2 id="factors-heading" className="text-heading">
          Sign-in security
        </h2>
        <p className="mt-2 text-soft">
          Besides your password: a passkey is your phone, computer or security key, unlocked by you.
          An app makes a new code every half minute.
        </p>
      </div>
      <Fetching
        query={factors}
        loading="Loading..."
        failed="Failed to fetch your passkeys and codes"
      />
      {codes.length > 0 && <ShownCodes codes={codes} onDone={() => setCodes([])} />}
      {factors.data && (
        <>
          <PasskeySection passkeys={factors.data.passkeys} {...{ onAdded, refresh }} />
          <AppSection hasTotp={factors.data.hasTotp} {...{ onAdded, refresh }} />
          <RecoverySection factors={factors.data} onMade={onAdded} />
        </>
      )}
    </section>
  )
}

interface RecoverySectionProps {
  factors: Factors
  onMade: (codes: readonly string[]) => Promise<unknown>
}

/** How many codes are left, and new ones. Without a second factor they would open nothing. */
function RecoverySection({ factors, onMade }: RecoverySectionProps) {
  const { hasTotp, passkeys, recoveryCodes } = factors
  if (!hasTotp && passkeys.length === 0) return null
  const renew = async () => {
    const answer = await sendProven('POST', '/api/admin/second-factors/recovery-codes')
    const made = (await answer.json()) as RecoveryCodes
    await onMade(made.recoveryCodes)
  }
  return (
    <div className="grid justify-items-start gap-4 rounded-lg border border-line bg-card p-5 shadow-card">
      <h3 className="text-xl">Recovery codes</h3>
      <p className="text-soft">{`${recoveryCodes} ${recoveryCodes === 1 ? 'code' : 'codes'} left. Each works once in place of a passkey or an app.`}</p>
      <ConfirmedButton
        label="Make new codes"
        named="Make new codes"
        words={{ heading: 'Make new recovery codes?', yes: 'Make new codes', no: 'Cancel' }}
        text="The old codes stop working."
        act={renew}
        done={{ title: 'Your recovery codes', description: '' }}
        failed="That didn’t work"
        refresh={async () => {}}
      />
    </div>
  )
}

/** New codes: the only time they are seen. */
function ShownCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-4 rounded-lg border-2 border-oak bg-card p-5 shadow-card">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        Your recovery codes
      </h3>
      <p>
        Keep them somewhere safe, on paper or in a password manager: they’re shown only this once.
      </p>
      <ul aria-label="Your recovery codes" className="grid gap-1 font-mono text-sm wrap-anywhere">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton
          text={codes.join('\n')}
          label="Copy codes"
          notCopied={{
            title: 'Error',
            description: 'Couldn’t copy. Please select the codes and copy them.',
          }}
        />
        <Button kind="secondary" size="small" onClick={onDone}>
          I’ve kept them
        </Button>
      </div>
    </div>
  )
}
