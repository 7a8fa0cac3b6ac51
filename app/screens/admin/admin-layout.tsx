import { Link, Outlet, useLocation } from 'react-router'
import { ownShell } from '../../layout/own-shell.ts'
import { ProofDialog } from './proof/proof-dialog.tsx'
import { Rail } from './rail.tsx'
import { useSessionCheck } from './sign-in/session.ts'
import { useMay } from './use-may.ts'

export { links } from '../../styles/admin-styles.ts'

export const handle = ownShell

export const meta = () => [{ title: 'Admin' }, { name: 'robots', content: 'noindex' }]

/** Wraps every admin screen. Like the server, it requires a session. */
export default function AdminLayout() {
  const signedIn = useSessionCheck()
  const { pathname } = useLocation()
  const may = useMay()
  return (
    <div data-admin className="lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)]">
      <Rail />
      <main id="main" tabIndex={-1} className="wrap pb-16 outline-none">
        {signedIn?.passwordIsInitial && <PasswordNotice />}
        {signedIn?.mustAddSecondFactor && (
          <p role="status" className="mt-6 rounded-md border-2 border-ember p-4">
            Everyone needs a passkey or an app here. Please set one up to continue.
          </p>
        )}
        {signedIn && (may.open(pathname) ? <Outlet /> : <NotYours />)}
        <ProofDialog />
      </main>
    </div>
  )
}

/** A screen that the role does not include; the server would answer none of its calls. */
function NotYours() {
  return (
    <div className="max-w-prose pt-8">
      <h1 className="sign text-title">Not part of your role</h1>
      <p className="mt-3 text-lead text-soft">
        Your role doesn’t include this page. If you need it, ask an owner.
      </p>
    </div>
  )
}

function PasswordNotice() {
  return (
    <p className="mt-6 rounded-md border-2 border-ember p-4">
      You’re using a temporary password. It works for one day.{' '}
      <Link to="/admin/account" className="font-semibold underline underline-offset-4">
        Choose your own password
      </Link>
    </p>
  )
}
