import { useQueryClient } from '@tanstack/react-query'
import { adminStayLinks } from '#content/admin-stay-links.ts'
import { longDay } from '#contracts/date-formats.ts'
import { shortMoment } from '#contracts/moments.ts'
import type { AdminStayLink } from '#contracts/stay-links.ts'
import { Badge } from '../../../components/badge.tsx'
import { useFacts } from '../../../documents.ts'
import { DeleteButton } from '../confirm.tsx'
import { stayDays } from './stay-days.ts'
import { refreshStayLinks, stayLinksPath } from './stay-links-query.ts'

const { list, withdraw } = adminStayLinks

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
            {list.expires(longDay(expiresOn))} ·{' '}
            {list.made(createdBy, shortMoment(createdAt, timeZone))}
          </p>
        </div>
        <Uses link={link} />
      </div>
      <DeleteButton
        label={withdraw.label}
        named={withdraw.named(cabin, stay)}
        className="mt-3"
        address={`${stayLinksPath}/${link.id}`}
        words={withdraw.confirm}
        text={withdraw.text(cabin, stay)}
        deleted={withdraw.done}
        failed={withdraw.failed}
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
      {isUnused && <Badge>{list.states.unused}</Badge>}
      {reviewUsedAt && <Badge tone="oak">{list.states.review}</Badge>}
      {entryUsedAt && <Badge tone="oak">{list.states.entry}</Badge>}
      {isExpired && <Badge tone="danger">{list.states.expired}</Badge>}
    </p>
  )
}
