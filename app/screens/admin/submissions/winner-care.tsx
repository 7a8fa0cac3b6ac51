import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { longDate } from '#contracts/moments.ts'
import type { AdminSubmission } from '#contracts/submissions.ts'
import type { WinnerLetter } from '#contracts/winners.ts'
import { Button } from '../../../components/button.tsx'
import { showToast } from '../../../components/toast.ts'
import { useFacts } from '../../../documents.ts'
import { RequestError, sendOverHttp, conflictIn } from '../../../queries.ts'
import { useOpen } from '../owner-drafts.ts'
import { refreshSubmissions } from './submission-query.ts'
import { GuestMailForm } from '../guest-mail-form.tsx'
import { lookAgain, SentMail } from '../sent-mail.tsx'
import { useAdminForm } from '../use-admin-form.ts'
import { useTextDraft } from '../use-text-draft.ts'
import { Fetching } from '../page-parts.tsx'

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

/** The letter to a winner: sent once, then shown with what became of it. */
function WinnerMail({ entry }: WinnerProps) {
  const address = letterAddress(entry.id)
  const { data, isPending, isError, refetch } = useQuery<WinnerLetter>({
    queryKey: [address],
    refetchInterval: ({ state }) =>
      lookAgain(state.data?.letter ? [state.data.letter] : [], state.dataUpdateCount),
  })
  return (
    <>
      <Fetching
        query={{ isPending, isError, refetch }}
        loading="Loading the letter..."
        failed="Failed to load the letter"
      />
      {data?.letter && <SentMail mail={data.letter} />}
      {data && !data.letter && <LetterForm entry={entry} letter={data} />}
    </>
  )
}

function letterDraft({ id }: AdminSubmission): string {
  return `winner:${id}`
}

function letterAddress(id: string): `/api/${string}` {
  return `/api/admin/winners/${id}/letter`
}

function LetterForm({ entry, letter }: WinnerProps & { letter: WinnerLetter }) {
  const { text, setText, noteSaved } = useTextDraft(letterDraft(entry), letter.suggestion)
  const form = useLetter(entry.id, text, noteSaved)
  return (
    <GuestMailForm
      to={entry.guestEmail}
      mail={letter}
      words={{ label: 'Your letter', send: 'Send letter' }}
      submission={form}
      text={text}
      onText={setText}
    />
  )
}

function useLetter(id: string, text: string, noteSaved: (sent: string, saved: string) => void) {
  const client = useQueryClient()
  const address = letterAddress(id)
  return useAdminForm({
    draft: null,
    read: () => ({ text }),
    send: async (body): Promise<WinnerLetter> => (await sendOverHttp('POST', address, body)).json(),
    onStored: async (letter, _, sent) => {
      noteSaved(sent.text, '')
      client.setQueryData([address], letter)
      showToast({ title: 'Letter sent', description: '' })
    },
    explain: (error) => conflictIn(error) ?? 'Your letter wasn’t sent. Please try again.',
    failedTitle: 'Error',
    onFailed: (error) =>
      conflictIn(error) !== undefined && client.invalidateQueries({ queryKey: [address] }),
  })
}
