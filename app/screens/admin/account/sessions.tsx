import { useQuery, useQueryClient } from '@tanstack/react-query'
import { adminAccount } from '#content/admin-account.ts'
import { momentAt } from '#contracts/moments.ts'
import type { SessionList } from '#contracts/admin.ts'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/form/fields.tsx'
import { FormAlert, FormFrame } from '../../../components/form/form-frame.tsx'
import { showToast } from '../../../components/toast.ts'
import { useFacts } from '../../../documents.ts'
import { sendOverHttp } from '../../../queries.ts'
import { LoadFailed } from '../inbox-list.tsx'
import { useAdminForm } from '../use-admin-form.ts'

const words = adminAccount.sessions
const headingId = 'sessions-heading'
const sessionsKey = ['/api/admin/sessions'] as const

/** Lists the administrator's sessions, and ends them after asking for the password (ASVS 7.5.2). */
export function Sessions() {
  const sessions = useQuery<SessionList>({ queryKey: sessionsKey })
  return (
    <section aria-labelledby={headingId} className="grid max-w-xl gap-5">
      <h2 id={headingId} tabIndex={-1} className="text-heading">
        {words.heading}
      </h2>
      {sessions.isPending && <p className="text-soft">{words.loading}</p>}
      {sessions.isError && (
        <LoadFailed text={words.loadFailed} onRetry={() => void sessions.refetch()} />
      )}
      {sessions.data && <SessionForm sessions={sessions.data} />}
    </section>
  )
}

function SessionForm({ sessions }: { sessions: SessionList }) {
  const ending = useSessionEnding()
  const { message, isSubmitting } = ending
  return (
    <FormFrame submission={ending} className="grid gap-5">
      {message && <FormAlert>{message}</FormAlert>}
      {sessions.length > 1 ? (
        <div className="max-w-md">
          <TextField
            name="currentPassword"
            label={words.password}
            hint={words.hint}
            type="password"
            required
            autoComplete="current-password"
          />
        </div>
      ) : (
        <p className="text-soft">{words.onlyHere}</p>
      )}
      {sessions.length > 2 && (
        <Button
          kind="secondary"
          type="submit"
          aria-disabled={isSubmitting}
          className="justify-self-start"
        >
          {words.endOthers}
        </Button>
      )}
      <ul className="divide-y divide-line rounded-lg border border-line bg-card">
        {sessions.map((session) => (
          <Session key={session.id} session={session} isBusy={isSubmitting} />
        ))}
      </ul>
    </FormFrame>
  )
}

function Session({ session, isBusy }: { session: SessionList[number]; isBusy: boolean }) {
  const { id, signedInAt, lastSeenAt, isCurrent } = session
  const { timeZone } = useFacts()
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <p id={`session-${id}`} className="min-w-0">
        {words.signedIn} {momentAt(signedInAt, timeZone)}
        <span className="block text-sm text-soft">
          {isCurrent ? words.here : `${words.lastSeen} ${momentAt(lastSeenAt, timeZone)}`}
        </span>
      </p>
      {!isCurrent && (
        <Button
          kind="secondary"
          size="small"
          type="submit"
          value={id}
          aria-disabled={isBusy}
          aria-describedby={`session-${id}`}
        >
          {words.end}
        </Button>
      )}
    </li>
  )
}

function useSessionEnding() {
  const client = useQueryClient()
  return useAdminForm({
    read: (form, submitter) => ({
      currentPassword: new FormData(form).get('currentPassword'),
      // The id of the row's button; the button for all others has none.
      id: submitter?.getAttribute('value') ?? '',
    }),
    send: ({ id, currentPassword }) =>
      sendOverHttp('POST', '/api/admin/sessions/end', { currentPassword, ...(id && { id }) }),
    explain: (error) => error.message || words.failed,
    onStored: (_, form) => {
      form.reset()
      showToast(words.ended)
      // The pressed button disappears with its session.
      document.getElementById(headingId)?.focus()
      return client.invalidateQueries({ queryKey: sessionsKey })
    },
  })
}
