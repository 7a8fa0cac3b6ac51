import { adminPeople as words } from '#content/admin-people.ts'
import { roleWords } from '#content/admin-roles.ts'
import { shortMoment } from '#contracts/moments.ts'
import type { Invitation } from '#contracts/people.ts'
import { useFacts } from '../../../documents.ts'
import { ConfirmedButton } from '../confirm.tsx'
import { sendProven } from '../proof/send-proven.ts'
import { peoplePath } from './people-api.ts'

interface InvitationRowProps {
  invitation: Invitation
  refresh: () => Promise<unknown>
}

/** An invitation without its link, which only the invited person has. */
export function InvitationRow({ invitation, refresh }: InvitationRowProps) {
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
        failed={words.failed}
        refresh={refresh}
      />
    </div>
  )
}
