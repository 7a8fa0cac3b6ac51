import { adminPeople } from '#content/admin-people.ts'
import { roleWords } from '#content/admin-roles.ts'
import { longestInvitee } from '#contracts/limits.ts'
import type { MadeInvitation } from '#contracts/people.ts'
import { roles } from '#contracts/permissions.ts'
import { BoxesField, TextField } from '../../../components/form/fields.tsx'
import { FormFrame, Submit } from '../../../components/form/form-frame.tsx'
import { textOf, typedIn } from '../../../components/form/values.ts'
import { sendProven } from '../proof/send-proven.ts'
import { useAdminForm } from '../use-admin-form.ts'
import { peoplePath } from './people-api.ts'

const words = adminPeople.invite

/** Makes an invitation link for a new administrator. */
export function InviteForm({ onMade }: { onMade: (made: MadeInvitation) => void }) {
  const form = useAdminForm({
    draft: `${peoplePath}/invitations`,
    read: (element) => {
      const typed = typedIn(element)
      return { invitee: textOf(typed, 'invitee').trim(), role: textOf(typed, 'role') }
    },
    check: ({ invitee }): Record<string, string> =>
      invitee === '' ? { invitee: words.missing } : {},
    send: async (invitation): Promise<MadeInvitation> =>
      (await sendProven('POST', `${peoplePath}/invitations`, invitation)).json(),
    failedTitle: words.failed,
    onStored: onMade,
  })
  return (
    <FormFrame
      submission={form}
      values={{ role: ['moderator'] }}
      noValidate
      aria-labelledby="invite-heading"
      className="grid gap-5 rounded-lg border border-line bg-card p-5 shadow-card sm:p-6"
    >
      <h2 id="invite-heading" className="text-heading">
        {words.heading}
      </h2>
      <TextField
        name="invitee"
        label={words.invitee}
        hint={words.inviteeHint}
        required
        maxLength={longestInvitee}
        autoComplete="off"
      />
      <div className="*:*:grid-cols-1!">
        <BoxesField
          name="role"
          label={words.role}
          type="radio"
          options={roles
            .toReversed()
            .map((value) => ({ value, label: <RoleLabel role={value} /> }))}
        />
      </div>
      <Submit submission={form} words={words} />
    </FormFrame>
  )
}

function RoleLabel({ role }: { role: (typeof roles)[number] }) {
  const { name, may } = roleWords[role]
  return (
    <>
      <span className="block font-medium">{name}</span>
      <span className="block text-sm text-soft">{may}</span>
    </>
  )
}
