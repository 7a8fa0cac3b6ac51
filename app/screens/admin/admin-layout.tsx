import { Link, Outlet, useLocation, useNavigate } from 'react-router'
import { admin } from '#content/admin.ts'
import { Button } from '../../components/button.tsx'
import { useIsOn } from '../../documents.ts'
import { logOut, useSessionCheck } from './sign-in/session.ts'

export const meta = () => [{ title: admin.name }, { name: 'robots', content: 'noindex' }]

/** Wraps every admin screen. Like the server, it requires a session. */
export default function AdminLayout() {
  const signedIn = useSessionCheck()
  return (
    <div data-admin className="wrap pt-6">
      <AdminNavigation />
      {signedIn?.passwordIsInitial && <PasswordNotice />}
      {signedIn && <Outlet />}
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

function AdminNavigation() {
  const isOn = useIsOn()
  const entries = admin.navigation.filter(({ to }) => isOn(to))
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const leave = async () => {
    await logOut()
    await navigate('/admin/login')
  }
  return (
    <nav
      aria-label={admin.name}
      className="flex items-start justify-between gap-3 border-b-2 border-line pb-3"
    >
      <ul className="flex min-w-0 gap-x-6 gap-y-1 overflow-x-auto sm:flex-wrap">
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link
              to={entry.to}
              aria-current={isWithin(pathname, entry) ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-b-3 whitespace-nowrap border-transparent font-display font-semibold aria-[current=page]:border-ember"
            >
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
      <Button
        kind="secondary"
        size="small"
        className="shrink-0 whitespace-nowrap"
        onClick={() => void leave()}
      >
        {admin.logout}
      </Button>
    </nav>
  )
}

function isWithin(pathname: string, { to, also = to }: { to: string; also?: string }): boolean {
  return [to, also].some((path) => `${pathname}/`.startsWith(`${path}/`))
}
