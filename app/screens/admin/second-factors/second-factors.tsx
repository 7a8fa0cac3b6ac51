import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SecondFactors as Factors } from '#contracts/second-factors.ts'
import { LoadFailed } from '../inbox-list.tsx'
import { verifyKey } from '../sign-in/session.ts'
import { AppSection } from './app-section.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { RecoverySection, ShownCodes } from './recovery-section.tsx'

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
      {factors.isPending && <p className="text-soft">Loading...</p>}
      {factors.isError && (
        <LoadFailed
          text="Failed to fetch your passkeys and codes"
          onRetry={() => void factors.refetch()}
        />
      )}
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
