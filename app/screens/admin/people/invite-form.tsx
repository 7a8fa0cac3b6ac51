import { useEffect, useRef } from 'react'
import { roleWords } from '#content/admin-roles.ts'
import { longestInvitee } from '#contracts/limits.ts'
import { roles } from '#contracts/permissions.ts'
import { shortMoment } from '#contracts/moments.ts'
import type { MadeInvitation } from '#services/people/invitations.ts'
import { BoxesField, TextField } from '../../../components/form/fields.tsx'
import { FormFrame, Submit } from '../../../components/form/form-frame.tsx'
import { useAction } from '../use-action.ts'
import { useAdminForm } from '../use-admin-form.ts'
import { Button } from '../../../components/button.tsx'
import { useFacts } from '../../../documents.ts'
import { CopyButton, ShownOnce } from '../shown-once.tsx'

/** Makes an invitation link for a new administrator. */
export function InviteForm({ onMade }: { onMade: (made: MadeInvitation) => void }) {
  const act = useAction<MadeInvitation>()
  const form = useAdminForm({
    draft: '/admin/people',
    read: (element) => new FormData(element),
    send: (invitation) => act({ intent: 'invite' }, invitation),
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

interface MadeInvitationLinkProps {
  invitation: MadeInvitation
  onDone: () => void
}

/** A new invitation's link: the only time the owner sees it. */
export function MadeInvitationLink({ invitation, onDone }: MadeInvitationLinkProps) {
  const { timeZone } = useFacts()
  const heading = useRef<HTMLHeadingElement>(null)
  // What was made replaces the form that had the focus.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section
      aria-labelledby="made-heading"
      className="grid gap-4 rounded-lg border-2 border-oak bg-card p-5 shadow-card sm:p-6"
    >
      <h2
        id="made-heading"
        ref={heading}
        tabIndex={-1}
        className="text-heading wrap-anywhere outline-none"
      >
        {`Invitation for ${invitation.invitee}`}
      </h2>
      <p>{`Send this link to them now: it’s shown only this once. It works once, until ${shortMoment(invitation.expiresAt, timeZone)}.`}</p>
      <ShownOnce label="Link for the invitation" text={invitation.url} />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={invitation.url} label="Copy link" />
        <Button kind="secondary" size="small" onClick={onDone}>
          Invite someone else
        </Button>
      </div>
    </section>
  )
}
