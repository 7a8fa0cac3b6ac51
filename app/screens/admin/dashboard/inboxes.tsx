import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { adminInquiries } from '#content/admin-inquiries.ts'
import { admin } from '#content/admin.ts'
import type { InquiryCounts } from '#contracts/inquiries.ts'
import type { OutboxCounts } from '#contracts/outbox.ts'
import { Badge } from '../../../components/badge.tsx'
import { ButtonLink } from '../../../components/button.tsx'

/** Unanswered inquiries: guests were promised a reply within a day. */
export function NewInquiries() {
  const words = adminInquiries.dashboard
  const { data } = useQuery<InquiryCounts>({ queryKey: ['/api/admin/inquiries/counts'] })
  return (
    <Inbox words={words} to="/admin/inquiries">
      {data && (
        <Badge tone={data.new > 0 ? 'ember' : 'neutral'}>
          {data.new} {words.waiting}
        </Badge>
      )}
    </Inbox>
  )
}

/** Waiting and failing notifications; failing ones need the owner. */
export function Notifications() {
  const words = admin.dashboard.outbox
  const { data } = useQuery<OutboxCounts>({ queryKey: ['/api/admin/outbox/counts'] })
  return (
    <Inbox words={words} to="/admin/outbox">
      {data && (
        <>
          <Badge tone={data.failed > 0 ? 'danger' : 'neutral'}>
            {data.failed} {words.failed}
          </Badge>
          <Badge tone={data.waiting > 0 ? 'ember' : 'neutral'}>
            {data.waiting} {words.waiting}
          </Badge>
          <Badge tone="oak">
            {data.delivered} {words.delivered}
          </Badge>
        </>
      )}
    </Inbox>
  )
}

interface InboxProps {
  words: { heading: string; link: string }
  to: string
  /** Undefined while loading. */
  children: ReactNode
}

function Inbox({ words, to, children }: InboxProps) {
  return (
    <section aria-label={words.heading}>
      <h2 className="text-heading">{words.heading}</h2>
      {children && <p className="mt-3 flex flex-wrap gap-2">{children}</p>}
      <ButtonLink kind="secondary" size="small" to={to} className="mt-4">
        {words.link}
      </ButtonLink>
    </section>
  )
}
