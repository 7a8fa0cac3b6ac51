import { site } from '#content/site.ts'
import { adminSubmissions } from '#content/admin-submissions.ts'
import { nextSubmissionStatuses, type SubmissionStatus } from '#contracts/options.ts'
import type { AdminSubmission } from '#contracts/submissions.ts'
import { Badge, type BadgeTone } from '../../../components/badge.tsx'
import { Button } from '../../../components/button.tsx'
import { momentAt } from '#contracts/moments.ts'
import { DeleteEntry } from './delete-entry.tsx'
import { EntryFiles } from './entry-files.tsx'

const words = adminSubmissions

const tones: Readonly<Record<SubmissionStatus, BadgeTone>> = {
  pending: 'ember',
  approved: 'oak',
  rejected: 'danger',
  winner: 'lamp',
}

interface ModeratedEntryProps {
  entry: AdminSubmission
  /** True while a decision is being saved: the next one has to wait. */
  isDeciding: boolean
  onDecide: (to: SubmissionStatus) => void
}

/** An entry with everything the guest sent, and the decisions available. */
export function ModeratedEntry({ entry, isDeciding, onDecide }: ModeratedEntryProps) {
  return (
    <article
      aria-label={entry.guestName}
      className="min-w-0 rounded-lg border border-line bg-card p-5 shadow-card md:p-6"
    >
      <Head entry={entry} />
      <div className="mt-4 flex flex-wrap gap-x-8 gap-y-4">
        <EntryFiles entry={entry} />
        <div className="min-w-0 grow basis-80">
          <p className="max-w-3xl wrap-anywhere whitespace-pre-line">{entry.description}</p>
          <Facts entry={entry} />
          {entry.history.length > 0 && <History entry={entry} />}
          <Steps entry={entry} isDeciding={isDeciding} onDecide={onDecide} />
        </div>
      </div>
    </article>
  )
}

function Steps({ entry, isDeciding, onDecide }: ModeratedEntryProps) {
  const { status } = entry
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {nextSubmissionStatuses[status].map((to, index) => (
        <Button
          key={to}
          kind={index === 0 && status !== 'winner' ? 'primary' : 'secondary'}
          size="small"
          aria-disabled={isDeciding}
          onClick={() => isDeciding || onDecide(to)}
        >
          {words.steps(status, to)}
        </Button>
      ))}
      <DeleteEntry entry={entry} />
    </div>
  )
}

function Head({ entry }: { entry: AdminSubmission }) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <h3 className="text-xl wrap-anywhere">{entry.guestName}</h3>
        <p className="wrap-anywhere text-soft">{entry.contest}</p>
        <a
          className="wrap-anywhere underline underline-offset-4"
          href={`mailto:${entry.guestEmail}`}
        >
          {entry.guestEmail}
        </a>
      </div>
      <p className="flex flex-wrap gap-2">
        <Badge tone={tones[entry.status]}>{words.statuses[entry.status]}</Badge>
        {entry.isSuspect && <Badge tone="danger">{words.suspect}</Badge>}
        {!entry.consentToDisplay && <Badge tone="danger">{words.hidden}</Badge>}
      </p>
    </header>
  )
}

function Facts({ entry }: { entry: AdminSubmission }) {
  const facts = [
    { label: words.labels.stay, text: `${entry.cabinStayed}, ${entry.stayDates}` },
    { label: words.labels.sent, text: momentAt(entry.submittedAt, site.timeZone) },
    {
      label: words.labels.terms,
      text: words.agreed(entry.termsVersion, momentAt(entry.consentedAt, site.timeZone)),
    },
  ]
  return (
    <dl className="mt-4 grid gap-1 text-[0.95rem]">
      {facts.map(({ label, text }) => (
        <div key={label} className="min-w-0">
          <dt className="inline font-semibold">{label}: </dt>
          <dd className="inline wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function History({ entry: { history } }: { entry: AdminSubmission }) {
  return (
    <details className="mt-3 text-[0.95rem]">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {words.labels.history} ({history.length})
      </summary>
      <ol className="grid gap-1">
        {history.map(({ from, to, by, at }) => (
          <li key={at} className="wrap-anywhere">
            {words.decision(words.statuses[from], words.statuses[to], by)}
            <time dateTime={at}>{momentAt(at, site.timeZone)}</time>
          </li>
        ))}
      </ol>
    </details>
  )
}
