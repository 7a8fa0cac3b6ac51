import { Link, Outlet } from 'react-router'
import { admin } from '#content/admin.ts'
import { ownShell } from '../../layout/own-shell.ts'
import { Rail } from './rail.tsx'
import { useSessionCheck } from './sign-in/session.ts'

export const handle = ownShell

export const meta = () => [{ title: admin.name }, { name: 'robots', content: 'noindex' }]

/** Wraps every admin screen. Like the server, it requires a session. */
export default function AdminLayout() {
  const signedIn = useSessionCheck()
  return (
    <div data-admin className="lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)]">
      <Rail />
      <main id="main" tabIndex={-1} className="wrap pb-16 outline-none">
        {signedIn?.passwordIsInitial && <PasswordNotice />}
        {signedIn && <Outlet />}
      </main>
    </div>
  )
}

function PasswordNotice() {
  return (
    <p className="mt-6 rounded-md border-2 border-ember p-4">
      {admin.passwordNotice.text}{' '}
      <Link to="/admin/account" className="font-semibold underline underline-offset-4">
        {admin.passwordNotice.link}
      </Link>
    </p>
  )
}
