import { useMutation } from '@tanstack/react-query'
import { useState, useId } from 'react'
import { newInvitationSchema, roleChangeSchema } from '#contracts/people.ts'
import { secondFactorRuleSchema } from '#contracts/second-factors.ts'
import { invite, withdrawInvitation, type MadeInvitation } from '#services/people/invitations.ts'
import { changeRole, listPeople, removePerson, signPersonOut } from '#services/people/people.ts'
import {
  changeSecondFactorRule,
  resetSecondFactors,
} from '#services/second-factors/second-factors.ts'
import { adminAction, adminLoader } from '../../../admin.server.ts'
import { showToast } from '../../../components/toast.ts'
import { adminMeta } from '../admin-meta.ts'
import { AdminPage, failedToast, Section } from '../page-parts.tsx'
import { useAction } from '../use-action.ts'
import type { Route } from './+types/people'
import { Invitations } from './invitations.tsx'
import { InviteForm, MadeInvitationLink } from './invite-form.tsx'
import { PersonRow } from './person-row.tsx'

export { clientAction, shouldRevalidate } from '../use-action.ts'

export const meta = adminMeta('People')

export const loader = adminLoader('owner', (asked) => listPeople(asked, asked.adminId))

export const action = adminAction('owner', {
  invite: [
    newInvitationSchema,
    (asked, invitation) => invite(asked, invitation, { id: asked.adminId, username: asked.by }),
    ({ role }) => `Invited someone as ${role}`,
    'proof',
  ],
  withdraw: [
    null,
    (asked) => withdrawInvitation(asked, asked.id),
    'Withdrew an invitation',
    'proof',
  ],
  'change role': [
    roleChangeSchema,
    (asked, { role }) => changeRole(asked, asked.id, { role, by: asked.adminId }),
    ({ role }) => `Changed a role to ${role}`,
    'proof',
  ],
  remove: [
    null,
    (asked) => removePerson(asked, asked.id, asked.adminId),
    'Removed an administrator',
    'proof',
  ],
  'sign out': [
    null,
    (asked) => signPersonOut(asked, asked.id, asked.adminId),
    'Signed an administrator out',
    'proof',
  ],
  'reset second factors': [
    null,
    (asked) => resetSecondFactors(asked, asked.id, asked.adminId),
    'Reset an administrator’s second factors',
    'proof',
  ],
  'require second factors': [
    secondFactorRuleSchema,
    (asked, { isRequired }) => changeSecondFactorRule(asked, asked.adminId, isRequired),
    'Changed whether second factors are required',
    'proof',
  ],
})

/** Who may sign in, as what, and who is invited. */
export default function People({
  loaderData: { people, invitations, isSecondFactorRequired },
}: Route.ComponentProps) {
  const [made, setMade] = useState<MadeInvitation>()
  return (
    <AdminPage
      title="People"
      lead="Everyone who can sign in here. Invite people by a one-time link, and give each the role they need."
    >
      <div className="mt-8 grid items-start gap-x-8 gap-y-12 lg:grid-cols-2">
        <div className="grid gap-8">
          <Section heading="Can sign in">
            <ul className="mt-4 grid gap-4">
              {people.map((person) => (
                <li key={person.id} className="min-w-0">
                  <PersonRow person={person} />
                </li>
              ))}
            </ul>
          </Section>
          <SecondFactorRule isRequired={isSecondFactorRequired} />
        </div>
        <div className="grid gap-8">
          {made ? (
            <MadeInvitationLink key={made.id} invitation={made} onDone={() => setMade(undefined)} />
          ) : (
            <InviteForm onMade={setMade} />
          )}
          <Invitations
            invitations={invitations}
            onWithdrawn={(id) => setMade((known) => (known?.id === id ? undefined : known))}
          />
        </div>
      </div>
    </AdminPage>
  )
}

/** Whether a password alone is enough; saved as soon as it is ticked. */
function SecondFactorRule({ isRequired }: { isRequired: boolean }) {
  const act = useAction()
  const hint = useId()
  const change = useMutation({
    mutationFn: (next: boolean) =>
      act({ intent: 'require second factors', isRequired: String(next) }),
    onSuccess: (_, next) =>
      showToast({
        title: 'Saved',
        description: next
          ? 'Everyone needs a passkey or an app now.'
          : 'A password is enough again.',
      }),
    onError: failedToast('That didn’t work'),
  })
  return (
    <div className="rounded-lg border border-line bg-card p-5 shadow-card">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
        <input
          type="checkbox"
          className="size-5 shrink-0"
          aria-describedby={hint}
          checked={change.isPending ? change.variables : isRequired}
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
