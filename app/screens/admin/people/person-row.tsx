import { useMutation } from '@tanstack/react-query'
import { roleWords } from '#content/admin-roles.ts'
import { shortMoment } from '#contracts/moments.ts'
import { roles, type Role } from '#contracts/permissions.ts'
import type { Person } from '#services/people/people.ts'
import { Badge } from '../../../components/badge.tsx'
import { Choice } from '../../../components/form/choice.tsx'
import { showToast } from '../../../components/toast.ts'
import { useFacts } from '../../../documents.ts'
import { ConfirmedButton } from '../confirm.tsx'
import { failedToast } from '../page-parts.tsx'
import { useAction } from '../use-action.ts'

interface PersonRowProps {
  person: Person
}

/** A person with their role, which changes as soon as another is chosen. */
export function PersonRow({ person }: PersonRowProps) {
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
      <RoleChoice person={person} />
      <p className="text-soft">{roleWords[role].may}</p>
      {!isYou && <PersonActions person={person} />}
    </article>
  )
}

function RoleChoice({ person: { id, username, role } }: PersonRowProps) {
  const act = useAction()
  const change = useMutation({
    mutationFn: (next: Role) => act({ intent: 'change role', id, role: next }),
    onSuccess: (_, next) =>
      showToast({
        title: 'Role changed',
        description: `${username} is now ${roleWords[next].name.toLowerCase()}.`,
      }),
    onError: failedToast('That didn’t work'),
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

function PersonActions({ person }: PersonRowProps) {
  const { id, username, hasSecondFactor } = person
  const act = useAction()
  return (
    <div className="flex flex-wrap gap-3">
      <ConfirmedButton
        label="Sign out"
        named={`Sign ${username} out everywhere`}
        words={{ heading: 'Sign this person out?', yes: 'Sign out', no: 'Cancel' }}
        text={`${username} will be signed out of every browser, and can sign in again.`}
        act={() => act({ intent: 'sign out', id })}
        done={{ title: 'Signed out', description: `${username} is signed out.` }}
        failed="That didn’t work"
      />
      {hasSecondFactor && (
        <ConfirmedButton
          label="Reset second factors"
          named={`Reset the second factors of ${username}`}
          words={{ heading: 'Reset their second factors?', yes: 'Reset', no: 'Cancel' }}
          text={`For when ${username} lost their phone or key. Make sure that it’s really them who asks. Their passkeys, app and recovery codes stop working, and they’re signed out; their password stays.`}
          act={() => act({ intent: 'reset second factors', id })}
          done={{ title: 'Reset', description: `${username} can sign in with the password alone.` }}
          failed="That didn’t work"
        />
      )}
      <ConfirmedButton
        kind="quiet"
        className="text-danger!"
        label="Remove"
        named={`Remove ${username}`}
        words={{ heading: 'Remove this person?', yes: 'Remove', no: 'Cancel' }}
        text={`${username} will be signed out at once and can’t sign in again. Invitations they made stop working. What they did stays.`}
        act={() => act({ intent: 'remove', id })}
        done={{ title: 'Removed', description: `${username} can’t sign in any more.` }}
        failed="That didn’t work"
      />
    </div>
  )
}
