import { Link } from 'react-router'
import { shortMoment } from '#contracts/moments.ts'
import type { WrittenMail } from '#contracts/written-mail.ts'
import { Badge, type BadgeTone } from '../../components/badge.tsx'
import { useFacts } from '../../documents.ts'
import { useMay } from './use-may.ts'

const statuses = { waiting: 'On its way', delivered: 'Delivered', failed: 'Not delivered' }

const looksAgain = { everyMs: 2000, times: 10 }

/**
 * Milliseconds until mails that were just sent are looked at again; a few times only, since forever
 * would keep a session alive.
 */
export function lookAgain(mails: readonly WrittenMail[], looked: number): number | false {
  const isWaiting = mails.some(({ status }) => status === 'waiting')
  return isWaiting && looked <= looksAgain.times ? looksAgain.everyMs : false
}

const tones: Record<WrittenMail['status'], BadgeTone> = {
  waiting: 'ember',
  delivered: 'oak',
  failed: 'danger',
}

/** What was sent to a guest, when, by whom, and whether it arrived. */
export function SentMail({ mail }: { mail: WrittenMail }) {
  const { timeZone } = useFacts()
  const { text, writtenBy, writtenAt, status, deliveredAt, lastError } = mail
  return (
    <div className="max-w-2xl rounded-md bg-sunken p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 text-sm wrap-anywhere text-soft">
          {`${writtenBy}, ${shortMoment(writtenAt, timeZone)}`}
        </p>
        <Badge tone={tones[status]}>
          {deliveredAt ? `Delivered ${shortMoment(deliveredAt, timeZone)}` : statuses[status]}
        </Badge>
      </div>
      <p className="mt-2 wrap-anywhere whitespace-pre-line">{text}</p>
      {status !== 'delivered' && lastError && <Trouble text={lastError} />}
    </div>
  )
}

function Trouble({ text }: { text: string }) {
  const may = useMay()
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-base wrap-anywhere text-danger">
      {text}
      {may.open('/admin/outbox') && (
        <Link
          to="/admin/outbox?status=failed"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Open the outbox
        </Link>
      )}
    </p>
  )
}
