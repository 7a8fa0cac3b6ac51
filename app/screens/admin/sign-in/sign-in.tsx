import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { secondFactorMessages } from '#contracts/second-factor-messages.ts'
import { loginFailed } from '#contracts/messages.ts'
import { requestFailed } from '#contracts/not-sent.ts'
import { adminScreenOf } from '#contracts/return-path.ts'
import { Button } from '../../../components/button.tsx'
import { CheckField, TextField } from '../../../components/form/fields.tsx'
import { FormAlert, FormFrame } from '../../../components/form/form-frame.tsx'
import { useHydrated } from '../../../components/use-hydrated.ts'
import { RequestError } from '../../../queries.ts'
import { isDocument } from '../../../answers.ts'
import { ownShell } from '../../../layout/own-shell.ts'
import { adminMeta } from '../admin-meta.ts'
import { SiteLink } from '../site-link.tsx'
import { PasskeyButton } from '../second-factors/passkey-button.tsx'
import { forgetUndo } from '../undo.ts'
import { useAdminForm } from '../use-admin-form.ts'
import { sendSignIn } from './send-sign-in.ts'

export { links } from '../../../styles/admin-styles.ts'

export const handle = ownShell

export const meta = adminMeta('Admin Login')

export default function SignIn() {
  const form = useSignIn()
  const isHydrated = useHydrated()
  useForgetting()
  return (
    <main
      id="main"
      tabIndex={-1}
      className="wrap grid min-h-svh content-center justify-items-center gap-6 py-8 outline-none"
    >
      <SiteLink />
      <FormFrame
        submission={form}
        className="grid w-full max-w-sm gap-5 rounded-lg border border-line bg-card p-7 shadow-card"
      >
        <h1 className="text-heading">Admin Login</h1>
        <SessionEnded />
        {form.message && <FormAlert>{form.message}</FormAlert>}
        <PasskeyButton
          label="Use a passkey"
          cancelled="No passkey was used. You can log in with your password."
          address="/api/admin/passkey"
          extra={() => ({ isTrusted: trustIn(form.ref.current) })}
          onDone={form.enter}
        />
        <TextField name="username" label="Username" required autoComplete="username" />
        <TextField
          name="password"
          label="Password"
          type="password"
          required
          autoComplete="current-password"
        />
        {form.needsCode && (
          <TextField
            name="code"
            label="Code from your app, or a recovery code"
            required
            autoComplete="one-time-code"
            autoCapitalize="none"
          />
        )}
        <TrustedDevice />
        <Button type="submit" disabled={!isHydrated} isResting={form.isSubmitting}>
          {form.isSubmitting ? 'Logging in...' : 'Log in'}
        </Button>
      </FormFrame>
    </main>
  )
}

/** Why this screen has taken the place of another. */
function SessionEnded() {
  const state = useLocation().state as { hasEnded?: boolean } | null
  return (
    state?.hasEnded === true && (
      <p role="status">Your session has ended. Log in to go on; what you typed is still here.</p>
    )
  )
}

/** A longer session, on a device that only this person uses. */
function TrustedDevice() {
  const label = (
    <>
      <span className="block">Keep me signed in on this device</span>
      <span className="block text-sm text-soft">
        Only on a device nobody else uses. You stay signed in for 30 days, or until you haven’t used
        it for a week.
      </span>
    </>
  )
  return <CheckField name="isTrusted" label={label} />
}

function useSignIn() {
  const navigate = useNavigate()
  const [needsCode, setNeedsCode] = useState(false)
  const enter = () => {
    const next = new URLSearchParams(location.search).get('next')
    return navigate(adminScreenOf(next), { state: { hasSignedIn: true } })
  }
  const form = useAdminForm({
    draft: null,
    read: (element) => ({
      ...Object.fromEntries(new FormData(element)),
      isTrusted: trustIn(element),
    }),
    send: (credentials) => sendSignIn('/api/admin/login', credentials),
    onStored: enter,
    explain: messageOf,
    onFailed: ({ message }) => {
      if (Object.values<string>(secondFactorMessages).includes(message)) setNeedsCode(true)
    },
  })
  return { ...form, enter, needsCode }
}

function trustIn(form: HTMLFormElement | null): boolean {
  return form !== null && new FormData(form).get('isTrusted') === 'true'
}

/** The server's message if there is one (section 8). */
function messageOf(failure: Error): string {
  const hasWords = failure instanceof RequestError && failure.message !== requestFailed
  return hasWords ? failure.message : loginFailed
}

/**
 * Removes guests' data from the browser, once no open screen would refetch it (ASVS 14.3.1), and what
 * the person before could undo: every way to sign out and every session's end leads here.
 */
function useForgetting(): void {
  const client = useQueryClient()
  useEffect(() => {
    forgetUndo()
    client.getMutationCache().clear()
    client.removeQueries({ predicate: ({ queryKey }) => !isDocument(queryKey) })
  }, [client])
}
