import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { admin } from '#content/admin.ts'
import { longDate } from '#contracts/moments.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { includes, mayOpen } from '#contracts/permissions.ts'
import { currentAlerts, type Alert } from '#services/alerts/alerts.ts'
import { copyState } from '#services/backup/last-copies.ts'
import { launchOf } from '#services/launch/launch.ts'
import { clickFigures } from '#services/referrals/referral-figures.ts'
import { adminLoader, type Asked } from '../../../admin.server.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { documentKey, useFacts, useIsOn } from '../../../documents.ts'
import { Backup } from './backup.tsx'
import { Calendars } from './calendars.tsx'
import { Counters, NewInquiries, Notifications } from './inboxes.tsx'
import { Referrals } from './referrals.tsx'
import { adminMeta } from '../admin-meta.ts'
import { useMay } from '../use-may.ts'
import { useWaiting, type Waiting as Counts } from '../use-waiting.ts'
import type { Route } from './+types/dashboard'

const { cards } = admin

export const meta = adminMeta('Admin Dashboard')

export const loader = adminLoader('moderator', async (asked) => ({
  stepsLeft: await stepsLeftFor(asked),
  ...(includes(asked.role, 'manager') && {
    running: {
      alerts: await currentAlerts(asked),
      clicks: await clickFigures(asked),
      copies: await copyState(asked),
    },
  }),
}))

/** How many steps of the set-up are left for this administrator. */
async function stepsLeftFor(asked: Asked): Promise<number> {
  if (!mayOpen(asked.role, '/admin/launch')) return 0
  const { steps } = await launchOf(asked)
  return steps.filter(({ left }) => left > 0).length
}

export default function Dashboard({ loaderData: { stepsLeft, running } }: Route.ComponentProps) {
  const isOn = useIsOn()
  const may = useMay()
  const { data: cabins } = useQuery<readonly Cabin[]>({ queryKey: documentKey('cabin-list') })
  const shown = cards.filter(({ links }) => links.every(({ to }) => isOn(to) && may.open(to)))
  return (
    <div className="grid grid-cols-1 gap-12 pt-8">
      <div>
        <h1 className="sign text-title">Admin Dashboard</h1>
        {stepsLeft > 0 && <SetUpInvitation stepsLeft={stepsLeft} />}
        <Waiting />
        <Counters />
        {running && <Alerts alerts={running.alerts} />}
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-5">
        {shown.map(({ heading, links }) => (
          <li key={heading} className="rounded-lg border border-line bg-card p-5 shadow-card">
            <h2 className="text-xl">{heading}</h2>
            <div className="mt-4 grid gap-2">
              {links.map(({ label, to }) => (
                <ButtonLink key={to} kind="secondary" size="small" to={to}>
                  {label}
                </ButtonLink>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {isOn('/admin/inquiries') && <NewInquiries />}
      {may.open('/admin/outbox') && <Notifications />}
      {may.use('GET', '/api/admin/calendars') && <Calendars cabins={cabins} />}
      {running && <Referrals {...running.clicks} cabins={cabins} />}
      {running && <Backup {...running.copies} />}
    </div>
  )
}

/** What is wrong with the running of the site; nothing if all is well. */
function Alerts({ alerts }: { alerts: readonly Alert[] }) {
  const { timeZone } = useFacts()
  if (alerts.length === 0) return null
  return (
    <section aria-labelledby="alerts-heading" className="mt-6 rounded-md border-2 border-ember p-4">
      <h2 id="alerts-heading" className="text-xl">
        Needs attention
      </h2>
      <ul className="mt-3 grid gap-4">
        {alerts.map(({ kind, subject, what, toDo, since }) => (
          <li key={kind} className="max-w-prose">
            <strong>{subject}</strong>
            <p>{what}</p>
            <p>{toDo}</p>
            <p className="text-soft">{`Since ${longDate(since, timeZone)}`}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Leads an owner through the set-up until the site is theirs. */
function SetUpInvitation({ stepsLeft }: { stepsLeft: number }) {
  return (
    <section
      aria-labelledby="set-up-heading"
      className="mt-6 flex max-w-3xl flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-line bg-card p-5 shadow-card"
    >
      <div className="min-w-0">
        <h2 id="set-up-heading" className="text-xl">
          Set up your site
        </h2>
        <p className="mt-1 text-soft">
          {stepsLeft === 1
            ? 'Your site is set up but for one step.'
            : `Your site still shows the sample property: ${stepsLeft} steps to go.`}
        </p>
      </div>
      <ButtonLink size="small" to="/admin/launch">
        Go on
      </ButtonLink>
    </section>
  )
}

const words = admin.dashboard.waiting

/** Where each count leads, in the order of a morning's work. */
const places = [
  { name: 'inquiries', to: '/admin/inquiries' },
  { name: 'reviews', to: '/admin/reviews' },
  { name: 'entries', to: '/admin/submissions?status=pending' },
  { name: 'mail', to: '/admin/outbox?status=failed' },
  { name: 'calendars', to: '#calendars' },
  { name: 'files', to: '/admin/submissions' },
] as const satisfies readonly { name: keyof Counts; to: string }[]

/** What needs the owner, each a link to where it is done. */
function Waiting() {
  const counts = useWaiting()
  const isMailMine = useMay().open('/admin/outbox')
  const isLoading = counts.reviews === undefined || (isMailMine && counts.mail === undefined)
  const waiting = places.flatMap(({ name, to }) => {
    const count = counts[name] ?? 0
    return count > 0 ? [{ name, to, count }] : []
  })
  return (
    <section aria-labelledby="waiting-heading" className="mt-6 min-h-28">
      <h2 id="waiting-heading" className="text-xl">
        {words.heading}
      </h2>
      {waiting.length === 0 && !isLoading && (
        <p className="mt-3 flex items-center gap-2">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-oak" />
          {words.none}
        </p>
      )}
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-3">
        {waiting.map(({ name, to, count }) => (
          <li key={name}>
            <Link
              to={to}
              className="flex min-h-14 items-center gap-3 rounded-lg border border-line border-l-4 border-l-ember bg-card px-4 py-2 shadow-card hover:bg-sunken"
            >
              <span className="font-display text-2xl font-bold">{count}</span>
              <span>{words[name](count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
