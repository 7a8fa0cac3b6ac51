import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { longDate } from '#contracts/moments.ts'
import type { AdminSubmission } from '#contracts/submissions.ts'
import { Button } from '../../../components/button.tsx'
import { showToast } from '../../../components/toast.ts'
import { useFacts } from '../../../documents.ts'
import { RequestError, sendOverHttp } from '../../../queries.ts'
import { useOpen } from '../owner-drafts.ts'
import { refreshSubmissions } from './submission-query.ts'
import { letterDraft, WinnerMail } from './winner-mail.tsx'

interface WinnerProps {
  entry: AdminSubmission
}

/** Writing to a winner, and whether the prize is on its way. */
export function WinnerCare({ entry }: WinnerProps) {
  const [isOpen, setOpen] = useOpen(letterDraft(entry))
  return (
    <section
      aria-label="For the winner"
      className="mt-4 grid grid-cols-1 gap-4 border-t border-line pt-4"
    >
      <div className="flex flex-wrap items-center gap-3">
        <Button
          kind="secondary"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Letter to the winner
        </Button>
        <Prize entry={entry} />
      </div>
      {isOpen && <WinnerMail entry={entry} />}
    </section>
  )
}

function Prize({ entry: { id, prizeSent } }: WinnerProps) {
  const mark = usePrizeMark(id)
  const { timeZone } = useFacts()
  return (
    <>
      {prizeSent && (
        <p className="flex items-center gap-2 wrap-anywhere">
          <Gift aria-hidden className="size-5 shrink-0 text-oak" />
          {`Prize sent, ${longDate(prizeSent.at, timeZone)} (${prizeSent.by})`}
        </p>
      )}
      <Button
        kind={prizeSent ? 'quiet' : 'secondary'}
        size="small"
        isResting={mark.isPending}
        onClick={() => mark.mutate(!prizeSent)}
      >
        {prizeSent ? 'Not sent after all' : 'Mark prize as sent'}
      </Button>
    </>
  )
}

function usePrizeMark(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isSent: boolean) =>
      sendOverHttp('PATCH', `/api/admin/winners/${id}/prize`, { isSent }),
    onError: (error) =>
      showToast({
        title: 'Error',
        description: 'Failed to mark the prize',
        ...(error instanceof RequestError && { description: error.message }),
        destructive: true,
      }),
    onSettled: () => refreshSubmissions(client),
  })
}
