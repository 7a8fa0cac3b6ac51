import { useState, useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { MadeStayLink, AdminStayLink } from '#contracts/stay-links.ts'
import { longDay, shortStay } from '#contracts/date-formats.ts'
import { shortMoment } from '#contracts/moments.ts'
import { useFacts } from '../../../documents.ts'
import { adminMeta } from '../admin-meta.ts'
import { InboxList } from '../inbox-list.tsx'
import { NewLinkForm, stayLinksQuery, refreshStayLinks, stayLinksPath } from './new-link-form.tsx'
import { Badge } from '../../../components/badge.tsx'
import { DeleteButton } from '../confirm.tsx'
import { buttonClasses } from '../../../components/button.tsx'
import { CopyButton, ShownOnce } from '../shown-once.tsx'
import { Section } from '../page-parts.tsx'

export const meta = adminMeta('Verified stays')

/** One-time links by which guests leave a review or an entry marked as a verified stay. */
export default function StayLinks() {
  const [made, setMade] = useState<MadeStayLink>()
  const { features } = useFacts()
  return (
    <div className="pt-8">
      <h1 className="sign text-title">Verified stays</h1>
      <p className="mt-3 max-w-3xl text-lead text-soft">
        {`Make a one-time link for guests who stayed here. A review ${features.contest ? 'or contest entry ' : ''}sent with it carries “Verified stay”.`}
      </p>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-2">
        <NewLinkForm onMade={setMade} />
        {made && <MadeLink key={made.id} link={made} />}
      </div>
      <Section heading="Your links" className="mt-12">
        <InboxList
          query={stayLinksQuery}
          words={{
            loading: 'Loading links...',
            loadFailed: 'Failed to fetch links',
            none: 'No links yet.',
          }}
        >
          {(link) => <StayLinkRow link={link} onWithdrawn={() => setMade(keptUnless(link.id))} />}
        </InboxList>
      </Section>
    </div>
  )
}

/** A withdrawn link must not be handed out any more. */
function keptUnless(withdrawn: string) {
  return (made: MadeStayLink | undefined) => (made?.id === withdrawn ? undefined : made)
}

/** A link without its address, which only its guest has. */
function StayLinkRow({ link, onWithdrawn }: { link: AdminStayLink; onWithdrawn: () => void }) {
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

/** 'Nov 24 – 27, 2026'; the year is that of departure. */
export function stayDays(stay: Pick<AdminStayLink, 'checkIn' | 'checkOut'>): string {
  return `${shortStay(stay)}, ${stay.checkOut.slice(0, 4)}`
}

/** A new link, as text and as a QR code: the only time the owner sees it. */
function MadeLink({ link }: { link: MadeStayLink }) {
  const { cabin, checkIn, qr, url } = link
  const heading = useRef<HTMLHeadingElement>(null)
  // What was made appears elsewhere on the page.
  useEffect(() => heading.current?.focus(), [])
  const picture = `data:image/svg+xml,${encodeURIComponent(qr)}`
  return (
    <section
      aria-labelledby="made-heading"
      className="grid gap-4 rounded-lg border-2 border-oak bg-card p-5 shadow-card sm:p-6"
    >
      <h2 id="made-heading" ref={heading} tabIndex={-1} className="text-heading outline-none">
        {`${cabin}, ${stayDays(link)}`}
      </h2>
      <p>
        Copy the link or save the code now. They’re shown only this once; if you lose them, withdraw
        the link below and make a new one.
      </p>
      <ShownOnce label="Link for the guest" text={url} />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={url} label="Copy link" />
        <a
          href={picture}
          download={`${cabin.toLowerCase().replaceAll(' ', '-')}-${checkIn}.svg`}
          className={buttonClasses('secondary', 'small')}
        >
          <Download aria-hidden className="size-4.5" />
          Save QR code
        </a>
      </div>
      <img
        src={picture}
        alt="QR code of the link"
        width={240}
        height={240}
        className="rounded-md"
      />
    </section>
  )
}
