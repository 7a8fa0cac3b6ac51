import { useQueryClient } from '@tanstack/react-query'
import { longDay } from '#contracts/date-formats.ts'
import { shortMoment } from '#contracts/moments.ts'
import type { AdminStayLink } from '#contracts/stay-links.ts'
import { Badge } from '../../../components/badge.tsx'
import { useFacts } from '../../../documents.ts'
import { DeleteButton } from '../confirm.tsx'
import { stayDays } from './stay-days.ts'
import { refreshStayLinks, stayLinksPath } from './stay-links-query.ts'

interface StayLinkRowProps {
  link: AdminStayLink
  onWithdrawn: () => void
}

/** A link without its address, which only its guest has. */
export function StayLinkRow({ link, onWithdrawn }: StayLinkRowProps) {
  const { timeZone } = useFacts()
  const client = useQueryClient()
  const { cabin, createdAt, createdBy, expiresOn } = link
  const stay = stayDays(link)
  return (
    <article className="min-w-0 rounded-lg border border-line bg-card p-5 shadow-card">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-lg wrap-anywhere">
            {cabin}, {stay}
          </h3>
          <p className="text-sm wrap-anywhere text-soft">
            {`Works until ${longDay(expiresOn)}`} ·{' '}
            {`made by ${createdBy}, ${shortMoment(createdAt, timeZone)}`}
          </p>
        </div>
        <Uses link={link} />
      </div>
      <DeleteButton
        label="Withdraw"
        named={`Withdraw the link for ${cabin}, ${stay}`}
        className="mt-3"
        address={`${stayLinksPath}/${link.id}`}
        words={{ heading: 'Withdraw this link?', yes: 'Withdraw', no: 'Cancel' }}
        text={`The link for ${cabin}, ${stay}, will stop working. What guests have already sent keeps “Verified stay”.`}
        deleted={{ title: 'Withdrawn', description: 'The link no longer works.' }}
        failed="Failed to withdraw the link"
        refresh={async () => {
          onWithdrawn()
          await refreshStayLinks(client)
        }}
      />
    </article>
  )
}

function Uses({ link: { reviewUsedAt, entryUsedAt, isExpired } }: { link: AdminStayLink }) {
  const isUnused = !reviewUsedAt && !entryUsedAt && !isExpired
  return (
    <p className="flex flex-wrap gap-2">
      {isUnused && <Badge>Not used yet</Badge>}
      {reviewUsedAt && <Badge tone="oak">Review sent</Badge>}
      {entryUsedAt && <Badge tone="oak">Entry sent</Badge>}
      {isExpired && <Badge tone="danger">Expired</Badge>}
    </p>
  )
}
