import { shortMoment } from '#contracts/moments.ts'
import { Mail, Phone } from 'lucide-react'
import { adminInquiries } from '#content/admin-inquiries.ts'
import type { AdminInquiry } from '#contracts/inquiries.ts'
import { Badge, type BadgeTone } from '../../../components/badge.tsx'
import { useFacts } from '../../../documents.ts'
import { formatPhone } from '../format-phone.ts'
import { factsOf, messageOf, summaryOf } from './inquiry-facts.ts'
import { NotesForm, StatusField } from './inquiry-work.tsx'

const words = adminInquiries

const tones: Record<AdminInquiry['status'], BadgeTone> = {
  new: 'ember',
  answered: 'oak',
  closed: 'neutral',
}

/** An inquiry: a summary line, with details and actions when opened. */
export function InquiryCard({ inquiry }: { inquiry: AdminInquiry }) {
  const { timeZone } = useFacts()
  return (
    <article
      aria-label={`${inquiry.name}, ${summaryOf(inquiry)}`}
      className="min-w-0 rounded-lg border border-line bg-card p-5 shadow-card sm:p-6"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-xl wrap-anywhere">{inquiry.name}</h2>
          <p>{summaryOf(inquiry)}</p>
          <p className="text-sm text-soft">
            {words.labels.received}:{' '}
            <time dateTime={inquiry.submittedAt}>{shortMoment(inquiry.submittedAt, timeZone)}</time>
          </p>
        </div>
        <p className="flex flex-wrap gap-2">
          <Badge tone="bluebonnet">{words.kinds[inquiry.kind]}</Badge>
          <Badge tone={tones[inquiry.status]}>{words.statuses[inquiry.status]}</Badge>
        </p>
      </header>
      {inquiry.isSuspect && (
        <p className="mt-3 text-base text-danger">
          <strong>{words.suspect}.</strong> {words.suspectHint}
        </p>
      )}
      <Message inquiry={inquiry} />
      <Contact inquiry={inquiry} />
      <Facts inquiry={inquiry} />
      <div className="mt-5 grid gap-5 border-t border-line pt-5 md:grid-cols-[12rem_1fr]">
        <StatusField inquiry={inquiry} />
        <NotesForm inquiry={inquiry} />
      </div>
    </article>
  )
}

function Message({ inquiry }: { inquiry: AdminInquiry }) {
  const [, text] = messageOf(inquiry)
  if (text === '') return null
  return (
    <blockquote className="mt-4 border-l-4 border-ember pl-4 wrap-anywhere whitespace-pre-line">
      {text}
    </blockquote>
  )
}

function Contact({ inquiry }: { inquiry: AdminInquiry }) {
  const link = 'inline-flex min-h-11 items-center gap-2 underline underline-offset-4'
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6 wrap-anywhere">
      <li>
        <a className={link} href={`mailto:${inquiry.email}`}>
          <Mail aria-hidden className="size-4.5 shrink-0 text-ember-ink" />
          {inquiry.email}
        </a>
      </li>
      {inquiry.phone && (
        <li>
          <a className={link} href={`tel:${inquiry.phone}`}>
            <Phone aria-hidden className="size-4.5 shrink-0 text-ember-ink" />
            {formatPhone(inquiry.phone)}
          </a>
        </li>
      )}
    </ul>
  )
}

function Facts({ inquiry }: { inquiry: AdminInquiry }) {
  return (
    <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
      {factsOf(inquiry).map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
