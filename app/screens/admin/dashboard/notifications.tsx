import { useQuery } from '@tanstack/react-query'
import { admin } from '#content/admin.ts'
import type { OutboxCounts } from '#contracts/outbox.ts'
import { Badge } from '../../../components/badge.tsx'
import { ButtonLink } from '../../../components/button.tsx'

const words = admin.dashboard.outbox

/** How many notifications wait or fail; a failing one needs the owner. */
export function Notifications() {
  const { data } = useQuery<OutboxCounts>({ queryKey: ['/api/admin/outbox/counts'] })
  return (
    <section aria-labelledby="notifications-heading">
      <h2 id="notifications-heading" className="text-heading">
        {words.heading}
      </h2>
      {data && (
        <p className="mt-3 flex flex-wrap gap-2">
          <Badge tone={data.failed > 0 ? 'danger' : 'neutral'}>
            {data.failed} {words.failed}
          </Badge>
          <Badge tone={data.waiting > 0 ? 'ember' : 'neutral'}>
            {data.waiting} {words.waiting}
          </Badge>
          <Badge tone="oak">
            {data.delivered} {words.delivered}
          </Badge>
        </p>
      )}
      <ButtonLink kind="secondary" size="small" to="/admin/outbox" className="mt-4">
        {words.link}
      </ButtonLink>
    </section>
  )
}
