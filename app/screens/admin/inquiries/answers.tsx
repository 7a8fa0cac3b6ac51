import { useQuery } from '@tanstack/react-query'
import type { Thread } from '#contracts/inquiry-answers.ts'
import type { AdminInquiry } from '#contracts/inquiries.ts'
import { LoadFailed } from '../inbox-list.tsx'
import { lookAgain, SentMail } from '../sent-mail.tsx'
import { AnswerForm } from './answer-form.tsx'
import { threadAddress } from './inquiry-query.ts'

/** What was written to the guest, and the next answer. */
export function Answers({ inquiry }: { inquiry: AdminInquiry }) {
  const thread = useQuery<Thread>({
    queryKey: [threadAddress(inquiry.id)],
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      lookAgain(data?.answers ?? [], dataUpdateCount),
  })
  return (
    <section aria-label="Answer" className="grid grid-cols-1 gap-4">
      <h3 className="text-lg">Answer</h3>
      {thread.isPending && <p className="text-soft">Loading the conversation...</p>}
      {thread.isError && (
        <LoadFailed text="Failed to fetch the conversation" onRetry={() => void thread.refetch()} />
      )}
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
