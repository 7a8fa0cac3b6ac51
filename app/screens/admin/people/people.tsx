import { useQuery, useQueryClient, useMutation } from '@tanstack/react-query'
import { useState, useId } from 'react'
import type { MadeInvitation, People as Answer, Invitation } from '#contracts/people.ts'
import { roleWords } from '#content/admin-roles.ts'
import { shortMoment } from '#contracts/moments.ts'
import { adminMeta } from '../admin-meta.ts'
import { InviteForm, MadeInvitationLink } from './invite-form.tsx'
import { peopleKey, peoplePath, PersonRow } from './person-row.tsx'
import { useFacts } from '../../../documents.ts'
import { ConfirmedButton } from '../confirm.tsx'
import { sendProven } from '../proof/send-proven.ts'
import { showToast } from '../../../components/toast.ts'
import { LoadFailed, Section, failedToast } from '../page-parts.tsx'

export const meta = adminMeta('People')

/** Who may sign in, as what, and who is invited. */
export default function People() {
  const [made, setMade] = useState<MadeInvitation>()
  const people = useQuery<Answer>({ queryKey: peopleKey })
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: peopleKey })
  return (
    <div className="pt-8">
      <h1 className="sign text-title">People</h1>
      <p className="mt-3 max-w-3xl text-lead text-soft">
        Everyone who can sign in here. Invite people by a one-time link, and give each the role they
        need.
      </p>
      <div className="mt-8 grid items-start gap-x-8 gap-y-12 lg:grid-cols-2">
        <div className="grid gap-8">
          <Everyone query={people} refresh={refresh} />
          {people.data && <SecondFactorRule people={people.data} refresh={refresh} />}
        </div>
        <div className="grid gap-8">
          {made ? (
            <MadeInvitationLink key={made.id} invitation={made} onDone={() => setMade(undefined)} />
          ) : (
            <InviteForm onMade={(invitation) => void (setMade(invitation), refresh())} />
          )}
          {people.data && (
            <Invitations
              invitations={people.data.invitations}
              refresh={refresh}
              onWithdrawn={(id) => setMade((known) => (known?.id === id ? undefined : known))}
            />
          )}
        </div>
      </div>
    </div>
  )
}

interface EveryoneProps {
  query: ReturnType<typeof useQuery<Answer>>
  refresh: () => Promise<unknown>
}

function Everyone({ query, refresh }: EveryoneProps) {
  return (
    <Section heading="Can sign in">
      {query.isPending && <p className="mt-4 text-soft">Loading people...</p>}
      {query.isError && (
        <LoadFailed text="Failed to fetch people" onRetry={() => void query.refetch()} />
      )}
      <ul className="mt-4 grid gap-4">
        {query.data?.people.map((person) => (
          <li key={person.id} className="min-w-0">
            <PersonRow person={person} refresh={refresh} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface InvitationsProps {
  invitations: Answer['invitations']
  refresh: () => Promise<unknown>
  onWithdrawn: (id: string) => void
}

function Invitations({ invitations, refresh, onWithdrawn }: InvitationsProps) {
  return (
    <Section heading="Waiting invitations">
      {invitations.length === 0 && <p className="mt-3 text-soft">No invitations are waiting.</p>}
      <ul className="mt-3 divide-y divide-line">
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <InvitationRow
              invitation={invitation}
              refresh={() => {
                onWithdrawn(invitation.id)
                return refresh()
              }}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface InvitationRowProps {
  invitation: Invitation
  refresh: () => Promise<unknown>
}

/** An invitation without its link, which only the invited person has. */
function InvitationRow({ invitation, refresh }: InvitationRowProps) {
  const { timeZone } = useFacts()
  const { id, invitee, role, expiresAt, createdBy } = invitation
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <h3 className="text-lg wrap-anywhere">{invitee}</h3>
        <p className="text-sm wrap-anywhere text-soft">
          {`${roleWords[role].name}, works until ${shortMoment(expiresAt, timeZone)}`} ·{' '}
          {`made by ${createdBy}`}
        </p>
      </div>
      <ConfirmedButton
        label="Withdraw"
        named={`Withdraw the invitation for ${invitee}`}
        words={{ heading: 'Withdraw this invitation?', yes: 'Withdraw', no: 'Cancel' }}
        text={`The link for ${invitee} will stop working.`}
        act={() => sendProven('DELETE', `${peoplePath}/invitations/${id}`)}
        done={{ title: 'Withdrawn', description: 'The link no longer works.' }}
        failed="That didn’t work"
        refresh={refresh}
      />
    </div>
  )
}

interface SecondFactorRuleProps {
  people: Answer
  refresh: () => Promise<unknown>
}

/** Whether a password alone is enough; saved as soon as it is ticked. */
function SecondFactorRule({ people, refresh }: SecondFactorRuleProps) {
  const hint = useId()
  const change = useMutation({
    mutationFn: (isRequired: boolean) =>
      sendProven('POST', `${peoplePath}/second-factor-rule`, { isRequired }),
    onSuccess: (_, isRequired) =>
      showToast({
        title: 'Saved',
        description: isRequired
          ? 'Everyone needs a passkey or an app now.'
          : 'A password is enough again.',
      }),
    onError: failedToast('That didn’t work'),
    onSettled: refresh,
  })
  return (
    <div className="rounded-lg border border-line bg-card p-5 shadow-card">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
        <input
          type="checkbox"
          className="size-5 shrink-0"
          aria-describedby={hint}
          checked={change.isPending ? change.variables : people.isSecondFactorRequired}
          onChange={({ target }) => change.mutate(target.checked)}
        />
        Everyone needs a passkey or an app
      </label>
      <p id={hint} className="mt-1 text-sm text-soft">
        Those who have neither set one up the next time they use the admin area, and can do nothing
        else until then.
      </p>
    </div>
  )
}
