import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { roleWords } from '#content/admin-roles.ts'
import { longestUsername, passwordLengths } from '#contracts/limits.ts'
import type { JoinOffer } from '#contracts/people.ts'
import { adminStart } from '#contracts/return-path.ts'
import { TextField } from '../../../components/form/fields.tsx'
import { FormFrame, Submit } from '../../../components/form/form-frame.tsx'
import { useFacts } from '../../../documents.ts'
import { sendOverHttp } from '../../../queries.ts'
import { ownShell } from '../../../layout/own-shell.ts'
import { adminMeta } from '../admin-meta.ts'
import { SiteLink } from '../site-link.tsx'
import { useAdminForm } from '../use-admin-form.ts'

export { links } from '../../../styles/admin-styles.ts'

export const handle = ownShell

export const meta = adminMeta('Join')

const path = '/api/admin/join'

/** Where an invitation leads: the person chooses a name and a password. */
export default function Join() {
  const token = useToken()
  const offer = useQuery<JoinOffer>({
    // The token stays out of the key, which errors would log.
    queryKey: ['invitation'],
    queryFn: async () => (await sendOverHttp('POST', `${path}/look-up`, { token })).json(),
    enabled: Boolean(token),
    retry: false,
    gcTime: 0,
  })
  const isMissing = token === ''
  return (
    <main
      id="main"
      tabIndex={-1}
      className="wrap grid min-h-svh content-center justify-items-center gap-6 py-8 outline-none"
    >
      <SiteLink />
      <div className="grid w-full max-w-md gap-5 rounded-lg border border-line bg-card p-7 shadow-card">
        <h1 className="text-heading">Welcome</h1>
        {offer.data && token ? (
          <JoinForm offer={offer.data} token={token} />
        ) : (
          <p
            role="status"
            className={offer.isError || isMissing ? 'font-medium text-danger' : 'text-soft'}
          >
            {offer.error?.message ??
              (isMissing
                ? 'Please open the whole link from your invitation.'
                : 'Looking up your invitation...')}
          </p>
        )}
      </div>
    </main>
  )
}

function JoinForm({ offer: { role }, token }: { offer: JoinOffer; token: string }) {
  const navigate = useNavigate()
  const { property } = useFacts()
  const form = useAdminForm({
    draft: null,
    read: (element) => Object.fromEntries(new FormData(element)),
    send: (chosen) => sendOverHttp('POST', path, { ...chosen, token }),
    explain: (error) => error.message || 'Failed to join. Please try again.',
    onStored: () => navigate(adminStart, { replace: true, state: { hasSignedIn: true } }),
  })
  return (
    <FormFrame submission={form} className="grid gap-5">
      <p>{`You’re invited to ${property} as ${roleWords[role].name.toLowerCase()}.`}</p>
      <p className="text-soft">{roleWords[role].may}</p>
      <TextField
        name="username"
        label="Choose a username"
        required
        maxLength={longestUsername}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        name="password"
        label="Choose a password"
        hint="At least 12 characters. A sentence you can remember works well."
        type="password"
        required
        autoComplete="new-password"
        minLength={passwordLengths.min}
        maxLength={passwordLengths.max}
      />
      <Submit submission={form} words={{ submit: 'Join', submitting: 'Joining...' }} />
    </FormFrame>
  )
}

/** The address’s fragment, which browsers never send; null on the server. */
function useToken(): string | null {
  return useSyncExternalStore(
    subscribeToHash,
    () => location.hash.slice(1),
    () => null,
  )
}

function subscribeToHash(onChange: () => void): () => void {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}
