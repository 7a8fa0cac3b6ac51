import { useState } from 'react'
import type { MadeStayLink } from '#contracts/stay-links.ts'
import { useFacts } from '../../../documents.ts'
import { adminMeta } from '../admin-meta.ts'
import { InboxList } from '../inbox-list.tsx'
import { MadeLink } from './made-link.tsx'
import { NewLinkForm } from './new-link-form.tsx'
import { StayLinkRow } from './stay-link-row.tsx'
import { stayLinksQuery } from './stay-links-query.ts'

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
      <section aria-labelledby="links-heading" className="mt-12">
        <h2 id="links-heading" className="text-heading">
          Your links
        </h2>
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
      </section>
    </div>
  )
}

/** A withdrawn link must not be handed out any more. */
function keptUnless(withdrawn: string) {
  return (made: MadeStayLink | undefined) => (made?.id === withdrawn ? undefined : made)
}
