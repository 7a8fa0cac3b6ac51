import { ChevronDown, Mail, Phone } from 'lucide-react'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { shortMoment } from '#contracts/moments.ts'
import { adminInquiries } from '#content/admin-inquiries.ts'
import type { AdminInquiry } from '#contracts/inquiries.ts'
import type { Thread } from '#contracts/inquiry-answers.ts'
import { Badge, type BadgeTone } from '../../../components/badge.tsx'
import { useFacts } from '../../../documents.ts'
import { formatPhone } from '../format-phone.ts'
import { hasOwnerDraft } from '../owner-drafts.ts'
import { answerDraft, AnswerForm } from './answer-form.tsx'
import { factsOf, messageOf, summaryOf } from './inquiry-facts.ts'
import { NightsNow } from './nights-now.tsx'
import { NotesForm, notesDraft, StatusField } from './inquiry-work.tsx'
import { lookAgain, SentMail } from '../sent-mail.tsx'
import { threadAddress } from './inquiry-query.ts'
import { Fetching } from '../page-parts.tsx'

const words = adminInquiries

const tones: Record<AdminInquiry['status'], BadgeTone> = {
  new: 'ember',
  answered: 'oak',
  closed: 'neutral',
}

interface InquiryCardProps {
  inquiry: AdminInquiry
  /** Open from the start, as from a mail's link. */
  isOpenFirst?: boolean
}

/** An inquiry: a row that opens, or is open if something in it isn't saved yet, with the guest's words, an answer and the owner's notes. */
export function InquiryCard({ inquiry, isOpenFirst = false }: InquiryCardProps) {
  const drafts = [answerDraft(inquiry), notesDraft(inquiry)]
  const [isOpen, setOpen] = useState(() => isOpenFirst || drafts.some(hasOwnerDraft))
  return (
    <article
      aria-label={`${inquiry.name}, ${summaryOf(inquiry)}`}
      className="min-w-0 rounded-lg border border-line bg-card shadow-card"
    >
      <details
        className="group"
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="flex cursor-pointer flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-lg p-5 marker:content-none hover:bg-sunken sm:p-6">
          <Head inquiry={inquiry} />
        </summary>
        {isOpen && <Opened inquiry={inquiry} />}
      </details>
    </article>
  )
}

function Head({ inquiry }: { inquiry: AdminInquiry }) {
  const { timeZone } = useFacts()
  return (
    <>
      <div className="min-w-0">
        <h2 className="text-xl wrap-anywhere">{inquiry.name}</h2>
        <p>{summaryOf(inquiry)}</p>
        <p className="text-sm text-soft">
          Received:{' '}
          <time dateTime={inquiry.submittedAt}>{shortMoment(inquiry.submittedAt, timeZone)}</time>
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="bluebonnet">{words.kinds[inquiry.kind]}</Badge>
        <Badge tone={tones[inquiry.status]}>{words.statuses[inquiry.status]}</Badge>
        {inquiry.isSuspect && <Badge tone="danger">Possible spam</Badge>}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </p>
    </>
  )
}

function Opened({ inquiry }: { inquiry: AdminInquiry }) {
  return (
    <div className="border-t border-line p-5 sm:p-6">
      {inquiry.isSuspect && (
        <p className="text-base text-danger">
          <strong>Possible spam.</strong> The guest got no automatic confirmation.
        </p>
      )}
      <Message inquiry={inquiry} />
      <Contact inquiry={inquiry} />
      <Facts inquiry={inquiry} />
      <NightsNow inquiry={inquiry} />
      <div className="mt-5 border-t border-line pt-5">
        <Answers inquiry={inquiry} />
      </div>
      <div className="mt-5 grid gap-5 border-t border-line pt-5 md:grid-cols-[12rem_1fr]">
        <StatusField inquiry={inquiry} />
        <NotesForm inquiry={inquiry} />
      </div>
    </div>
  )
}

function Message({ inquiry }: { inquiry: AdminInquiry }) {
  const [, text] = messageOf(inquiry)
  if (text === '') return null
  return (
    <blockquote className="border-l-4 border-ember pl-4 wrap-anywhere whitespace-pre-line">
      {text}
    </blockquote>
  )
}

function Contact({ inquiry }: { inquiry: AdminInquiry }) {
  const link = 'inline-flex min-h-11 items-center gap-2 underline underline-offset-4'
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6 wrap-anywhere">
      <li>
        <a
          className={link}
          href={`mailto:${encodeURIComponent(inquiry.email).replaceAll('%40', '@')}`}
        >
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

/** What was written to the guest, and the next answer. */
function Answers({ inquiry }: { inquiry: AdminInquiry }) {
  const thread = useQuery<Thread>({
    queryKey: [threadAddress(inquiry.id)],
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      lookAgain(data?.answers ?? [], dataUpdateCount),
  })
  return (
    <section aria-label="Answer" className="grid grid-cols-1 gap-4">
      <h3 className="text-lg">Answer</h3>
      <Fetching
        query={thread}
        loading="Loading the conversation..."
        failed="Failed to fetch the conversation"
      />
      {thread.data && (
        <>
          <ol className="grid gap-4 empty:hidden">
            {thread.data.answers.map((answer) => (
              <li key={answer.id}>
                <SentMail mail={answer} />
              </li>
            ))}
          </ol>
          <AnswerForm inquiry={inquiry} thread={thread.data} />
        </>
      )}
    </section>
  )
}
