import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { adminInquiries } from '#content/admin-inquiries.ts'
import type { Answer, Thread } from '#contracts/inquiry-answers.ts'
import type { AdminInquiry } from '#contracts/inquiries.ts'
import { shortMoment } from '#contracts/moments.ts'
import { Badge, type BadgeTone } from '../../../components/badge.tsx'
import { useFacts } from '../../../documents.ts'
import { LoadFailed } from '../inbox-list.tsx'
import { useMay } from '../use-may.ts'
import { AnswerForm } from './answer-form.tsx'
import { threadAddress } from './inquiry-query.ts'

const words = adminInquiries.answers

/** An answer that was just sent is looked at again, a few times: forever would keep a session alive. */
const looksAgain = { everyMs: 2000, times: 10 }

/** What was written to the guest, and the next answer. */
export function Answers({ inquiry }: { inquiry: AdminInquiry }) {
  const thread = useQuery<Thread>({
    queryKey: [threadAddress(inquiry.id)],
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.answers.some(({ status }) => status === 'waiting') &&
      dataUpdateCount <= looksAgain.times
        ? looksAgain.everyMs
        : false,
  })
  return (
    <section aria-label={words.heading} className="grid grid-cols-1 gap-4">
      <h3 className="text-lg">{words.heading}</h3>
      {thread.isPending && <p className="text-soft">{words.loading}</p>}
      {thread.isError && (
        <LoadFailed text={words.loadFailed} onRetry={() => void thread.refetch()} />
      )}
      {thread.data && (
        <>
          <ol className="grid gap-4 empty:hidden">
            {thread.data.answers.map((answer) => (
              <li key={answer.id}>
                <SentAnswer answer={answer} />
              </li>
            ))}
          </ol>
          <AnswerForm inquiry={inquiry} thread={thread.data} />
        </>
      )}
    </section>
  )
}

const tones: Record<Answer['status'], BadgeTone> = {
  waiting: 'ember',
  delivered: 'oak',
  failed: 'danger',
}

/** What was sent, when, by whom, and whether it arrived. */
function SentAnswer({ answer }: { answer: Answer }) {
  const { timeZone } = useFacts()
  const { text, writtenBy, writtenAt, status, deliveredAt, lastError } = answer
  return (
    <div className="max-w-2xl rounded-md bg-sunken p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 text-sm wrap-anywhere text-soft">
          {words.by(writtenBy, shortMoment(writtenAt, timeZone))}
        </p>
        <Badge tone={tones[status]}>
          {deliveredAt
            ? words.deliveredAt(shortMoment(deliveredAt, timeZone))
            : words.statuses[status]}
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
          {words.outbox}
        </Link>
      )}
    </p>
  )
}
