import { useState } from 'react'
import { longDay } from '#contracts/date-formats.ts'
import { shortMoment } from '#contracts/moments.ts'
import { listCount } from '#contracts/schemas.ts'
import {
  listStayLinks,
  makeStayLink,
  newStayLinkSchema,
  withdrawStayLink,
  type AdminStayLink,
  type MadeStayLink,
} from '#services/stay-links/stay-links.ts'
import { adminAction, adminLoader } from '../../../admin.server.ts'
import { Badge } from '../../../components/badge.tsx'
import { useFacts } from '../../../documents.ts'
import { AdminList } from '../admin-list.tsx'
import { adminMeta } from '../admin-meta.ts'
import { ConfirmedButton } from '../confirm.tsx'
import { AdminPage, Section } from '../page-parts.tsx'
import { useAction } from '../use-action.ts'
import type { Route } from './+types/stay-links'
import { MadeLink, NewLink, stayDays } from './new-link.tsx'

export { clientAction, shouldRevalidate } from '../use-action.ts'

export const meta = adminMeta('Verified stays')

export const loader = adminLoader('manager', async (asked, query) => ({
  ...(await listStayLinks(asked, listCount.parse(query['count']))),
  cabins: asked.site.cabins.map(({ name }) => name),
}))

export const action = adminAction('manager', {
  make: [newStayLinkSchema, makeStayLink, 'Made a link for a verified stay'],
  withdraw: [null, withdrawStayLink, 'Withdrew a link for a verified stay'],
})

/** One-time links by which guests leave a review or an entry marked as a verified stay. */
export default function StayLinks({
  loaderData: { items, hasMore, cabins },
}: Route.ComponentProps) {
  const [made, setMade] = useState<MadeStayLink>()
  const { features } = useFacts()
  return (
    <AdminPage
      title="Verified stays"
      lead={`Make a one-time link for guests who stayed here. A review ${features.contest ? 'or contest entry ' : ''}sent with it carries “Verified stay”.`}
    >
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-2">
        <NewLink cabins={cabins} onMade={setMade} />
        {made && <MadeLink key={made.id} link={made} />}
      </div>
      <Section heading="Your links" className="mt-12">
        <AdminList items={items} hasMore={hasMore} none="No links yet.">
          {(link) => <StayLinkRow link={link} onWithdrawn={() => setMade(keptUnless(link.id))} />}
        </AdminList>
      </Section>
    </AdminPage>
  )
}

/** A withdrawn link must not be handed out any more. */
function keptUnless(withdrawn: string) {
  return (made: MadeStayLink | undefined) => (made?.id === withdrawn ? undefined : made)
}

/** A link without its address, which only its guest has. */
function StayLinkRow({ link, onWithdrawn }: { link: AdminStayLink; onWithdrawn: () => void }) {
  const { timeZone } = useFacts()
  const act = useAction()
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
      <ConfirmedButton
        label="Withdraw"
        named={`Withdraw the link for ${cabin}, ${stay}`}
        className="mt-3"
        act={() => act({ intent: 'withdraw', id: link.id })}
        words={{ heading: 'Withdraw this link?', yes: 'Withdraw', no: 'Cancel' }}
        text={`The link for ${cabin}, ${stay}, will stop working. What guests have already sent keeps “Verified stay”.`}
        done={{ title: 'Withdrawn', description: 'The link no longer works.' }}
        failed="Failed to withdraw the link"
        refresh={async () => onWithdrawn()}
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
