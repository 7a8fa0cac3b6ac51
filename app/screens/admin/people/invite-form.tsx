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

/** Makes an invitation link for a new administrator. */
export function InviteForm({ onMade }: { onMade: (made: MadeInvitation) => void }) {
  const form = useAdminForm({
    draft: `${peoplePath}/invitations`,
    read: (element) => {
      const typed = typedIn(element)
      return { invitee: textOf(typed, 'invitee').trim(), role: textOf(typed, 'role') }
    },
    check: ({ invitee }): Record<string, string> =>
      invitee === '' ? { invitee: 'Please enter who it is for.' } : {},
    send: async (invitation): Promise<MadeInvitation> =>
      (await sendProven('POST', `${peoplePath}/invitations`, invitation)).json(),
    failedTitle: 'Failed to make the invitation',
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
        Invite someone
      </h2>
      <TextField
        name="invitee"
        label="Who is it for?"
        hint="Just for your list below. They choose their own username."
        required
        maxLength={longestInvitee}
        autoComplete="off"
      />
      <div className="*:*:grid-cols-1!">
        <BoxesField
          name="role"
          label="Role"
          type="radio"
          options={roles
            .toReversed()
            .map((value) => ({ value, label: <RoleLabel role={value} /> }))}
        />
      </div>
      <Submit
        submission={form}
        words={{ submit: 'Make invitation', submitting: 'Making invitation...' }}
      />
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
