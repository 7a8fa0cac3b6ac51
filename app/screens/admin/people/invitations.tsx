import { roleWords } from '#content/admin-roles.ts'
import { shortMoment } from '#contracts/moments.ts'
import type { Invitation } from '#services/people/invitations.ts'
import { useFacts } from '../../../documents.ts'
import { ConfirmedButton } from '../confirm.tsx'
import { Section } from '../page-parts.tsx'
import { useAction } from '../use-action.ts'

interface InvitationsProps {
  invitations: readonly Invitation[]
  onWithdrawn: (id: string) => void
}

/** The invitations that wait, each with a button that withdraws it. */
export function Invitations({ invitations, onWithdrawn }: InvitationsProps) {
  return (
    <Section heading="Waiting invitations">
      {invitations.length === 0 && <p className="mt-3 text-soft">No invitations are waiting.</p>}
      <ul className="mt-3 divide-y divide-line">
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <InvitationRow invitation={invitation} onWithdrawn={() => onWithdrawn(invitation.id)} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface InvitationRowProps {
  invitation: Invitation
  onWithdrawn: () => void
}

/** An invitation without its link, which only the invited person has. */
function InvitationRow({ invitation, onWithdrawn }: InvitationRowProps) {
  const act = useAction()
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
        act={() => act({ intent: 'withdraw', id })}
        done={{ title: 'Withdrawn', description: 'The link no longer works.' }}
        failed="That didn’t work"
        refresh={async () => onWithdrawn()}
      />
    </div>
  )
}
