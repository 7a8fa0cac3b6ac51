import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { InquiryCounts } from '#contracts/inquiries.ts'
import type { OutboxCounts } from '#contracts/outbox.ts'
import { undecidedNotice } from '#content/undecided-entries.ts'
import { pendingLimits } from '#contracts/limits.ts'
import type { ReviewCounts } from '#contracts/reviews.ts'
import type { SubmissionCounts } from '#contracts/submissions.ts'
import { Badge } from '../../../components/badge.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { useFacts } from '../../../documents.ts'
import { contestsQuery } from '../contests/contests-query.ts'
import { useMay } from '../use-may.ts'

/** Unanswered inquiries: guests were promised a reply within a day. */
export function NewInquiries() {
  const { data } = useQuery<InquiryCounts>({ queryKey: ['/api/admin/inquiries/counts'] })
  return (
    <Inbox heading="Inquiries" link="Open the inquiries" to="/admin/inquiries">
      {data && <Badge tone={data.new > 0 ? 'ember' : 'neutral'}>{data.new} new</Badge>}
    </Inbox>
  )
}

/** Waiting and failing notifications; failing ones need the owner. */
export function Notifications() {
  const { data } = useQuery<OutboxCounts>({ queryKey: ['/api/admin/outbox/counts'] })
  return (
    <Inbox heading="Notifications" link="Open the outbox" to="/admin/outbox">
      {data && (
        <>
          <Badge tone={data.failed > 0 ? 'danger' : 'neutral'}>{data.failed} failing</Badge>
          <Badge tone={data.waiting > 0 ? 'ember' : 'neutral'}>{data.waiting} waiting</Badge>
          <Badge tone="oak">{data.delivered} delivered</Badge>
        </>
      )}
    </Inbox>
  )
}

interface InboxProps {
  heading: string
  link: string
  to: string
  /** Undefined while loading. */
  children: ReactNode
}

function Inbox({ heading, link, to, children }: InboxProps) {
  return (
    <section aria-label={heading}>
      <h2 className="text-heading">{heading}</h2>
      {children && <p className="mt-3 flex flex-wrap gap-2">{children}</p>}
      <ButtonLink kind="secondary" size="small" to={to} className="mt-4">
        {link}
      </ButtonLink>
    </section>
  )
}

/** A counter for each inbox; a dash while loading. */
export function Counters() {
  const { features } = useFacts()
  const may = useMay()
  const enabled = features.contest
  const { data: reviews } = useQuery<ReviewCounts>({ queryKey: ['/api/admin/reviews/counts'] })
  const { data: contests } = useQuery({ ...contestsQuery, enabled })
  const { data: submissions } = useQuery<SubmissionCounts>({
    queryKey: ['/api/admin/submissions/counts'],
    enabled,
  })
  const active = contests?.filter(({ status }) => status === 'active')
  const counters = [
    {
      label: 'Active Contests',
      count: active?.length,
      to: '/admin/contests',
      isShown: features.contest,
    },
    { label: 'Pending Reviews', count: reviews?.pending, to: '/admin/reviews', isShown: true },
    {
      label: 'Total Submissions',
      count: submissions?.all,
      to: '/admin/submissions?status=all',
      isShown: features.contest,
    },
    {
      label: 'Approved',
      count: submissions?.approved,
      to: '/admin/submissions/approved',
      isShown: features.contest,
    },
  ].filter(({ isShown, to }) => isShown && may.open(to))
  return (
    <>
      <dl className="mt-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
        {counters.map(({ label, count, to }) => (
          <div key={label} className="flex flex-col-reverse justify-end rounded-lg bg-oak-wash p-5">
            <dt className="text-soft">{label}</dt>
            <dd className="font-display text-3xl font-bold">
              <Link to={to} className="underline decoration-2 underline-offset-6">
                {count ?? '–'}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      <UndecidedNotice bytes={submissions?.pendingBytes ?? 0} />
    </>
  )
}

/** Shown while pending entries take up most of their allowed space. */
function UndecidedNotice({ bytes }: { bytes: number }) {
  const { warnBytes, mostBytes } = pendingLimits
  if (bytes < warnBytes) return null
  return (
    <p className="mt-6 rounded-md border-2 border-ember p-4">
      {undecidedNotice(bytes, mostBytes)}{' '}
      <Link to="/admin/submissions" className="font-semibold underline underline-offset-4">
        Review entries
      </Link>
    </p>
  )
}
