import { useMutation } from '@tanstack/react-query'
import { adminPeople as words } from '#content/admin-people.ts'
import { roleWords } from '#content/admin-roles.ts'
import { adminSecondFactors } from '#content/admin-second-factors.ts'
import { shortMoment } from '#contracts/moments.ts'
import type { Person } from '#contracts/people.ts'
import { roles, type Role } from '#contracts/permissions.ts'
import { Badge } from '../../../components/badge.tsx'
import { Choice } from '../../../components/form/choice.tsx'
import { showToast } from '../../../components/toast.ts'
import { useFacts } from '../../../documents.ts'
import { ConfirmedButton } from '../confirm.tsx'
import { sendProven } from '../proof/send-proven.ts'
import { peoplePath } from './people-api.ts'

const { reset } = adminSecondFactors

interface PersonRowProps {
  person: Person
  refresh: () => Promise<unknown>
}

/** A person with their role, which changes as soon as another is chosen. */
export function PersonRow({ person, refresh }: PersonRowProps) {
  const { timeZone } = useFacts()
  const { username, lastSeenAt, role, hasSecondFactor, isYou } = person
  return (
    <article
      aria-label={username}
      className="grid gap-4 rounded-lg border border-line bg-card p-5 shadow-card"
    >
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-3 text-lg wrap-anywhere">
          {username} {isYou && <Badge tone="oak">{words.list.you}</Badge>}
        </h3>
        <p className="text-sm text-soft">
          {lastSeenAt ? words.list.seen(shortMoment(lastSeenAt, timeZone)) : words.list.notSignedIn}{' '}
          · {hasSecondFactor ? words.list.protected : words.list.unprotected}
        </p>
      </div>
      <RoleChoice person={person} refresh={refresh} />
      <p className="text-soft">{roleWords[role].may}</p>
      {!isYou && <PersonActions person={person} refresh={refresh} />}
    </article>
  )
}

function RoleChoice({ person: { id, username, role }, refresh }: PersonRowProps) {
  const change = useMutation({
    mutationFn: (next: Role) => sendProven('PATCH', `${peoplePath}/${id}`, { role: next }),
    onSuccess: (_, next) => showToast(words.changed(username, roleWords[next].name)),
    onError: ({ message }) =>
      showToast({ title: words.failed, description: message, destructive: true }),
    onSettled: refresh,
  })
  return (
    <Choice
      label={words.list.role}
      aria-label={words.list.roleOf(username)}
      value={change.isPending ? change.variables : role}
      onChange={({ target }) => change.mutate(target.value as Role)}
      options={roles}
      labelOf={(each) => roleWords[each].name}
    />
  )
}

function PersonActions({ person, refresh }: PersonRowProps) {
  const { id, username, hasSecondFactor } = person
  const { remove, signOut } = words
  return (
    <div className="flex flex-wrap gap-3">
      <ConfirmedButton
        label={signOut.label}
        named={signOut.named(username)}
        words={signOut.confirm}
        text={signOut.text(username)}
        act={() => sendProven('POST', `${peoplePath}/${id}/sign-out`)}
        done={signOut.done(username)}
        failed={words.failed}
        refresh={refresh}
      />
      {hasSecondFactor && (
        <ConfirmedButton
          label={reset.label}
          named={reset.named(username)}
          words={reset.confirm}
          text={reset.text(username)}
          act={() => sendProven('POST', `${peoplePath}/${id}/reset-second-factors`)}
          done={reset.done(username)}
          failed={words.failed}
          refresh={refresh}
        />
      )}
      <ConfirmedButton
        kind="quiet"
        className="text-danger!"
        label={remove.label}
        named={remove.named(username)}
        words={remove.confirm}
        text={remove.text(username)}
        act={() => sendProven('DELETE', `${peoplePath}/${id}`)}
        done={remove.done(username)}
        failed={words.failed}
        refresh={refresh}
      />
    </div>
  )
}
