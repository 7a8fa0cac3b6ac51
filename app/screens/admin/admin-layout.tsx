import { useQueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Link,
  Outlet,
  useLocation,
  useNavigate,
  useRouteError,
} from 'react-router'
import { LogOut, Search } from 'lucide-react'
import { admin } from '#content/admin.ts'
import { ownShell } from '../../layout/own-shell.ts'
import { ProofDialog } from './proof/proof-dialog.tsx'
import { useSessionCheck, logOut, verifyKey } from './sign-in/session.ts'
import { useMay } from './use-may.ts'
import { useIsOn } from '../../documents.ts'
import { SearchField } from './search/search-field.tsx'
import { SiteLink } from './site-link.tsx'
import { useWaiting } from './use-waiting.ts'

export { links } from '../../styles/admin-styles.ts'

export const handle = ownShell

export const meta = () => [{ title: 'Admin' }, { name: 'robots', content: 'noindex' }]

/** Wraps every admin screen. Like the server, it requires a session. */
export default function AdminLayout() {
  const { pathname } = useLocation()
  const may = useMay()
  return <Frame>{may.open(pathname) ? <Outlet /> : <NotYours />}</Frame>
}

/** What a page's loader is refused; where the session has ended, signing in comes first. */
export function ErrorBoundary() {
  const error = useRouteError()
  const client = useQueryClient()
  const status = isRouteErrorResponse(error) ? error.status : undefined
  useEffect(() => {
    if (status === 401) void client.invalidateQueries({ queryKey: verifyKey })
  }, [client, status])
  if (status !== 401 && status !== 403) throw error
  return <Frame>{status === 403 && <NotYours />}</Frame>
}

function Frame({ children }: { children: ReactNode }) {
  const signedIn = useSessionCheck()
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
        {signedIn && children}
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

/** The area's navigation: a rail at the side of a wide window, otherwise one row that scrolls. */
function Rail() {
  const navigate = useNavigate()
  const leave = async () => {
    await logOut()
    await navigate('/admin/login')
  }
  return (
    <header className="sticky top-0 z-30 flex items-center gap-2 border-line bg-card max-lg:border-b max-lg:px-4 lg:h-svh lg:flex-col lg:items-stretch lg:overflow-y-auto lg:border-r lg:p-4 max-lg:low:static">
      <SiteLink className="shrink-0 lg:mb-3 lg:px-3" />
      <SearchField className="max-lg:hidden" />
      <nav aria-label="Admin" className="min-w-0 grow">
        <ul className="flex gap-x-1 overflow-x-auto py-1.5 max-lg:[mask-image:linear-gradient(to_right,transparent,black_1rem,black_calc(100%-1rem),transparent)] max-lg:px-4 lg:flex-col lg:overflow-visible lg:py-0">
          <Entries />
        </ul>
      </nav>
      <Link
        to="/admin/search"
        className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center rounded-md hover:bg-sunken lg:hidden"
      >
        <Search aria-hidden className="size-5" />
        <span className="sr-only">Search everything</span>
      </Link>
      <button
        type="button"
        onClick={() => void leave()}
        className="inline-flex min-h-11 min-w-11 shrink-0 items-center gap-2.5 rounded-md px-3 font-display font-semibold hover:bg-sunken max-lg:justify-center"
      >
        <LogOut aria-hidden className="size-5 shrink-0" />
        <span className="max-lg:sr-only">Log out</span>
      </button>
    </header>
  )
}

function Entries() {
  const isOn = useIsOn()
  const may = useMay()
  const { pathname } = useLocation()
  const counts = useCounts()
  return admin.navigation
    .filter(({ to }) => isOn(to) && may.open(to))
    .map((entry) => (
      <li key={entry.to} className="shrink-0">
        <Link
          to={entry.to}
          ref={isWithin(pathname, entry) ? showInRow : undefined}
          aria-current={isWithin(pathname, entry) ? 'page' : undefined}
          className="relative flex min-h-11 items-center justify-between gap-2 rounded-md px-3 font-display font-semibold whitespace-nowrap hover:bg-sunken aria-[current=page]:bg-ember aria-[current=page]:text-on-ember forced-colors:aria-[current=page]:underline"
        >
          {entry.label}
          <Count count={counts[entry.to]} />
        </Link>
      </li>
    ))
}

function Count({ count = 0 }: { count?: number | undefined }) {
  if (count === 0) return null
  return (
    <>
      <span
        aria-hidden
        className="min-w-6 rounded-full border border-current px-1.5 text-center text-sm leading-5.5 tabular-nums"
      >
        {count}
      </span>
      <span className="sr-only">{`${count} waiting`}</span>
    </>
  )
}

function useCounts(): Readonly<Record<string, number | undefined>> {
  const { reviews, inquiries, entries, mail } = useWaiting()
  return {
    '/admin/reviews': reviews,
    '/admin/inquiries': inquiries,
    '/admin/submissions': entries,
    '/admin/outbox': mail,
  }
}

/** The current screen's link may be beyond the row's edge. */
function showInRow(link: HTMLElement | null): void {
  const row = link?.closest('ul')
  if (!link || !row || row.scrollWidth <= row.clientWidth) return
  row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
}

function isWithin(pathname: string, { to, also = to }: { to: string; also?: string }): boolean {
  return [to, also].some((path) => `${pathname}/`.startsWith(`${path}/`))
}
