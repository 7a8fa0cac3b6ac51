import { useQuery } from '@tanstack/react-query'
import { admin } from '#content/admin.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { documentKey, useIsOn } from '../../../documents.ts'
import { Alerts } from './alerts.tsx'
import { Backup } from './backup.tsx'
import { Calendars } from './calendars.tsx'
import { Counters } from './counters.tsx'
import { NewInquiries, Notifications } from './inboxes.tsx'
import { Referrals } from './referrals.tsx'
import { SetUpInvitation } from './set-up.tsx'
import { Waiting } from './waiting.tsx'
import { adminMeta } from '../admin-meta.ts'
import { useMay } from '../use-may.ts'

const { dashboard, cards } = admin

export const meta = adminMeta(dashboard.title)

export default function Dashboard() {
  const isOn = useIsOn()
  const may = useMay()
  const { data: cabins } = useQuery<readonly Cabin[]>({ queryKey: documentKey('cabin-list') })
  const shown = cards.filter(({ links }) => links.every(({ to }) => isOn(to) && may.open(to)))
  return (
    <div className="grid grid-cols-1 gap-12 pt-8">
      <div>
        <h1 className="sign text-title">{dashboard.title}</h1>
        {may.open('/admin/launch') && <SetUpInvitation />}
        <Waiting />
        <Counters />
        {may.use('GET', '/api/admin/alerts') && <Alerts />}
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
      {may.use('GET', '/api/admin/referrals') && <Referrals cabins={cabins} />}
      {may.use('GET', '/api/admin/backup') && <Backup />}
    </div>
  )
}
