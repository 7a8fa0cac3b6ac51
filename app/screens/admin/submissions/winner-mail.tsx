import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AdminSubmission } from '#contracts/submissions.ts'
import type { WinnerLetter } from '#contracts/winners.ts'
import { showToast } from '../../../components/toast.ts'
import { conflictIn, sendOverHttp } from '../../../queries.ts'
import { GuestMailForm } from '../guest-mail-form.tsx'
import { LoadFailed } from '../inbox-list.tsx'
import { lookAgain, SentMail } from '../sent-mail.tsx'
import { useAdminForm } from '../use-admin-form.ts'
import { useTextDraft } from '../use-text-draft.ts'

interface WinnerProps {
  entry: AdminSubmission
}

/** The letter to a winner: sent once, then shown with what became of it. */
export function WinnerMail({ entry }: WinnerProps) {
  const address = letterAddress(entry.id)
  const { data, isPending, isError, refetch } = useQuery<WinnerLetter>({
    queryKey: [address],
    refetchInterval: ({ state }) =>
      lookAgain(state.data?.letter ? [state.data.letter] : [], state.dataUpdateCount),
  })
  return (
    <>
      {isPending && <p className="text-soft">Loading the letter...</p>}
      {isError && <LoadFailed text="Failed to load the letter" onRetry={() => void refetch()} />}
      {data?.letter && <SentMail mail={data.letter} />}
      {data && !data.letter && <LetterForm entry={entry} letter={data} />}
    </>
  )
}

export function letterDraft({ id }: AdminSubmission): string {
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
