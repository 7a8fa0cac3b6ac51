import { admin } from '#content/admin.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { useIsOn } from '../../../documents.ts'
import { Calendars } from './calendars.tsx'
import { Counters } from './counters.tsx'
import { NewInquiries, Notifications } from './inboxes.tsx'
import { ErasureNotice } from './notices.tsx'
import { Referrals } from './referrals.tsx'
import { adminMeta } from '../admin-meta.ts'

const { dashboard, cards } = admin

export const meta = adminMeta(dashboard.title)

export default function Dashboard() {
  const isOn = useIsOn()
  const shown = cards.filter(({ links }) => links.every(({ to }) => isOn(to)))
  return (
    <div className="grid grid-cols-1 gap-12 pt-8">
      <div>
        <h1 className="sign text-title">{dashboard.title}</h1>
        <Counters />
        <ErasureNotice />
      </div>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
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
      <Notifications />
      <Calendars />
      <Referrals />
    </div>
  )
}
