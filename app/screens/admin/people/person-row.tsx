import { useMutation } from '@tanstack/react-query'
import { roleWords } from '#content/admin-roles.ts'
import { shortMoment } from '#contracts/moments.ts'
import type { Person } from '#contracts/people.ts'
import { roles, type Role } from '#contracts/permissions.ts'
import { Badge } from '../../../components/badge.tsx'
import { Choice } from '../../../components/form/choice.tsx'
import { showToast } from '../../../components/toast.ts'
import { useFacts } from '../../../documents.ts'
import { ConfirmedButton } from '../confirm.tsx'
import { sendProven } from '../proof/send-proven.ts'
import { failedToast } from '../page-parts.tsx'

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
          {username} {isYou && <Badge tone="oak">You</Badge>}
        </h3>
        <p className="text-sm text-soft">
          {lastSeenAt ? `Last seen ${shortMoment(lastSeenAt, timeZone)}` : 'Not signed in anywhere'}{' '}
          · {hasSecondFactor ? 'has a passkey or an app' : 'password only'}
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
    onSuccess: (_, next) =>
      showToast({
        title: 'Role changed',
        description: `${username} is now ${roleWords[next].name.toLowerCase()}.`,
      }),
    onError: failedToast('That didn’t work'),
    onSettled: refresh,
  })
  return (
    <Choice
      label="Role"
      aria-label={`Role of ${username}`}
      value={change.isPending ? change.variables : role}
      onChange={({ target }) => change.mutate(target.value as Role)}
      options={roles}
      labelOf={(each) => roleWords[each].name}
    />
  )
}

function PersonActions({ person, refresh }: PersonRowProps) {
  const { id, username, hasSecondFactor } = person
  return (
    <div className="flex flex-wrap gap-3">
      <ConfirmedButton
        label="Sign out"
        named={`Sign ${username} out everywhere`}
        words={{ heading: 'Sign this person out?', yes: 'Sign out', no: 'Cancel' }}
        text={`${username} will be signed out of every browser, and can sign in again.`}
        act={() => sendProven('POST', `${peoplePath}/${id}/sign-out`)}
        done={{ title: 'Signed out', description: `${username} is signed out.` }}
        failed="That didn’t work"
        refresh={refresh}
      />
      {hasSecondFactor && (
        <ConfirmedButton
          label="Reset second factors"
          named={`Reset the second factors of ${username}`}
          words={{ heading: 'Reset their second factors?', yes: 'Reset', no: 'Cancel' }}
          text={`For when ${username} lost their phone or key. Make sure that it’s really them who asks. Their passkeys, app and recovery codes stop working, and they’re signed out; their password stays.`}
          act={() => sendProven('POST', `${peoplePath}/${id}/reset-second-factors`)}
          done={{ title: 'Reset', description: `${username} can sign in with the password alone.` }}
          failed="That didn’t work"
          refresh={refresh}
        />
      )}
      <ConfirmedButton
        kind="quiet"
        className="text-danger!"
        label="Remove"
        named={`Remove ${username}`}
        words={{ heading: 'Remove this person?', yes: 'Remove', no: 'Cancel' }}
        text={`${username} will be signed out at once and can’t sign in again. Invitations they made stop working. What they did stays.`}
        act={() => sendProven('DELETE', `${peoplePath}/${id}`)}
        done={{ title: 'Removed', description: `${username} can’t sign in any more.` }}
        failed="That didn’t work"
        refresh={refresh}
      />
    </div>
  )
}

export const peoplePath = '/api/admin/people'
export const peopleKey = [peoplePath] as const
