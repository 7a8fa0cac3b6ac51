import { site } from '#content/site.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { admin } from '#content/admin.ts'
import type { SessionList } from '#contracts/admin.ts'
import { Button } from '../../../components/button.tsx'
import { Field, TextInput } from '../../../components/form/field.tsx'
import { momentAt } from '#contracts/date-formats.ts'
import { showToast } from '../../../components/toast.ts'
import { RequestError, sendOverHttp } from '../../../queries.ts'

const words = admin.account.sessions
const headingId = 'sessions-heading'
const sessionsKey = ['/api/admin/sessions'] as const

/** Lists the administrator's sessions, and ends them once the password is given again (ASVS 7.5.2). */
export function Sessions() {
  const sessions = useQuery<SessionList>({ queryKey: sessionsKey })
  return (
    <section aria-labelledby={headingId} className="grid max-w-xl gap-5">
      <h2 id={headingId} tabIndex={-1} className="text-heading">
        {words.heading}
      </h2>
      {sessions.isPending && <p className="text-soft">{words.loading}</p>}
      {sessions.isError && <LoadFailed onRetry={() => void sessions.refetch()} />}
      {sessions.data && <SessionForm sessions={sessions.data} />}
    </section>
  )
}

function SessionForm({ sessions }: { sessions: SessionList }) {
  const ending = useSessionEnding()
  const mistakes = ending.error instanceof RequestError ? ending.error.fields : {}
  const hasOthers = sessions.length > 1
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (ending.isPending) return
    const { submitter } = event.nativeEvent as SubmitEvent
    ending.mutate({ form: event.currentTarget, id: submitter?.getAttribute('value') ?? '' })
  }
  return (
    <form method="post" onSubmit={onSubmit} className="grid gap-5">
      {ending.error && (
        <p role="alert" className="font-medium text-danger">
          {ending.error.message || words.failed}
        </p>
      )}
      {hasOthers ? (
        <Field label={words.password} hint={words.hint} error={mistakes['currentPassword']}>
          {(control) => (
            <TextInput
              type="password"
              name="currentPassword"
              required
              autoComplete="current-password"
              className="max-w-md"
              {...control}
            />
          )}
        </Field>
      ) : (
        <p className="text-soft">{words.onlyHere}</p>
      )}
      {sessions.length > 2 && (
        <Button
          kind="secondary"
          type="submit"
          aria-disabled={ending.isPending}
          className="justify-self-start"
        >
          {words.endOthers}
        </Button>
      )}
      <ul className="divide-y divide-line rounded-lg border border-line bg-card">
        {sessions.map((session) => (
          <Session key={session.id} session={session} isBusy={ending.isPending} />
        ))}
      </ul>
    </form>
  )
}

function Session({ session, isBusy }: { session: SessionList[number]; isBusy: boolean }) {
  const { id, signedInAt, lastSeenAt, isCurrent } = session
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <p id={`session-${id}`} className="min-w-0">
        {words.signedIn} {momentAt(signedInAt, site.timeZone)}
        <span className="block text-sm text-soft">
          {isCurrent ? words.here : `${words.lastSeen} ${momentAt(lastSeenAt, site.timeZone)}`}
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

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4">
      <p className="font-medium text-danger">{words.loadFailed}</p>
      <Button kind="secondary" size="small" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  )
}

function useSessionEnding() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ form, id }: { form: HTMLFormElement; id: string }) => {
      const currentPassword = new FormData(form).get('currentPassword')
      return sendOverHttp('POST', '/api/admin/sessions/end', {
        currentPassword,
        ...(id && { id }),
      })
    },
    onSuccess: (_, { form }) => {
      form.reset()
      showToast(words.ended)
      // The button that was pressed goes with its session.
      document.getElementById(headingId)?.focus()
      return client.invalidateQueries({ queryKey: sessionsKey })
    },
  })
}
