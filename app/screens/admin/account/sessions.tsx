import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { momentAt } from '#contracts/moments.ts'
import type { SessionList } from '#contracts/admin.ts'
import { Button } from '../../../components/button.tsx'
import { showToast } from '../../../components/toast.ts'
import { useFacts } from '../../../documents.ts'
import { sendProven } from '../proof/send-proven.ts'
import { Fetching, failedToast } from '../page-parts.tsx'

const headingId = 'sessions-heading'
const sessionsKey = ['/api/admin/sessions'] as const

/** Lists the administrator's sessions, and ends them (ASVS 7.5.2). */
export function Sessions() {
  const sessions = useQuery<SessionList>({ queryKey: sessionsKey })
  return (
    <section aria-labelledby={headingId} className="grid max-w-xl gap-5">
      <h2 id={headingId} tabIndex={-1} className="text-heading">
        Active sessions
      </h2>
      <Fetching query={sessions} loading="Loading sessions..." failed="Failed to fetch sessions" />
      {sessions.data && <SessionRows sessions={sessions.data} />}
    </section>
  )
}

function SessionRows({ sessions }: { sessions: SessionList }) {
  const ending = useSessionEnding()
  return (
    <>
      {sessions.length < 2 && <p className="text-soft">You’re only signed in on this browser.</p>}
      {sessions.length > 2 && (
        <Button
          kind="secondary"
          isResting={ending.isPending}
          className="justify-self-start"
          onClick={() => ending.mutate({})}
        >
          Sign out all other browsers
        </Button>
      )}
      <ul className="divide-y divide-line rounded-lg border border-line bg-card">
        {sessions.map((session) => (
          <Session
            key={session.id}
            session={session}
            isBusy={ending.isPending}
            onEnd={() => ending.mutate({ id: session.id })}
          />
        ))}
      </ul>
    </>
  )
}

interface SessionProps {
  session: SessionList[number]
  isBusy: boolean
  onEnd: () => void
}

function Session({ session, isBusy, onEnd }: SessionProps) {
  const { id, device, signedInAt, lastSeenAt, isCurrent, isHere, isTrusted } = session
  const { timeZone } = useFacts()
  const since = `Signed in ${momentAt(signedInAt, timeZone)}`
  const seen = `Last used ${momentAt(lastSeenAt, timeZone)}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <p id={`session-${id}`} className="min-w-0">
        {device || 'A browser'}
        {isTrusted && ' (trusted device)'}
        <span className="block text-sm text-soft">
          {isCurrent
            ? 'This browser'
            : `${seen} · ${isHere ? 'on the network you’re on now' : 'on another network'}`}
        </span>
        <span className="block text-sm text-soft">{since}</span>
      </p>
      {!isCurrent && (
        <Button
          kind="secondary"
          size="small"
          isResting={isBusy}
          aria-describedby={`session-${id}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

function useSessionEnding() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ending: { id?: string }) => sendProven('POST', '/api/admin/sessions/end', ending),
    onSuccess: () => {
      showToast({ title: 'Signed out', description: 'The session has ended.' })
      // The pressed button disappears with its session.
      document.getElementById(headingId)?.focus()
      return client.invalidateQueries({ queryKey: sessionsKey })
    },
    onError: failedToast('Failed to end the session'),
  })
}
