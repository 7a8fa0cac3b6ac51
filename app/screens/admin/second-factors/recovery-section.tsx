import { useEffect, useRef } from 'react'
import { adminSecondFactors } from '#content/admin-second-factors.ts'
import type { RecoveryCodes, SecondFactors } from '#contracts/second-factors.ts'
import { Button } from '../../../components/button.tsx'
import { ConfirmedButton } from '../confirm.tsx'
import { sendProven } from '../proof/send-proven.ts'
import { CopyButton } from '../shown-once.tsx'

const words = adminSecondFactors.recovery

interface RecoverySectionProps {
  factors: SecondFactors
  onMade: (codes: readonly string[]) => Promise<unknown>
}

/** How many codes are left, and new ones. Without a second factor they would open nothing. */
export function RecoverySection({ factors, onMade }: RecoverySectionProps) {
  const { hasTotp, passkeys, recoveryCodes } = factors
  if (!hasTotp && passkeys.length === 0) return null
  const renew = async () => {
    const answer = await sendProven('POST', '/api/admin/second-factors/recovery-codes')
    const made = (await answer.json()) as RecoveryCodes
    await onMade(made.recoveryCodes)
  }
  return (
    <div className="grid justify-items-start gap-4 rounded-lg border border-line bg-card p-5 shadow-card">
      <h3 className="text-xl">{words.heading}</h3>
      <p className="text-soft">{words.left(recoveryCodes)}</p>
      <ConfirmedButton
        label={words.renew}
        named={words.renew}
        words={words.confirm}
        text={words.text}
        act={renew}
        done={{ title: words.shown, description: '' }}
        failed={adminSecondFactors.failed}
        refresh={async () => {}}
      />
    </div>
  )
}

interface ShownCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** New codes: the only time they are seen. */
export function ShownCodes({ codes, onDone }: ShownCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-4 rounded-lg border-2 border-oak bg-card p-5 shadow-card">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {words.shown}
      </h3>
      <p>{words.once}</p>
      <ul aria-label={words.shown} className="grid gap-1 font-mono text-sm wrap-anywhere">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')} words={words} />
        <Button kind="secondary" size="small" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </div>
  )
}
