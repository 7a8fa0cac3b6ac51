import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MadeInvitation, People as Answer } from '#contracts/people.ts'
import { adminMeta } from '../admin-meta.ts'
import { LoadFailed } from '../inbox-list.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { InviteForm } from './invite-form.tsx'
import { MadeInvitationLink } from './made-invitation.tsx'
import { SecondFactorRule } from './second-factor-rule.tsx'
import { peopleKey } from './people-api.ts'
import { PersonRow } from './person-row.tsx'

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
    <section aria-labelledby="people-heading">
      <h2 id="people-heading" className="text-heading">
        Can sign in
      </h2>
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
    </section>
  )
}

interface InvitationsProps {
  invitations: Answer['invitations']
  refresh: () => Promise<unknown>
  onWithdrawn: (id: string) => void
}

function Invitations({ invitations, refresh, onWithdrawn }: InvitationsProps) {
  return (
    <section aria-labelledby="invitations-heading">
      <h2 id="invitations-heading" className="text-heading">
        Waiting invitations
      </h2>
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
    </section>
  )
}
