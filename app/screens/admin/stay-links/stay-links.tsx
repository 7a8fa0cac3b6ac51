import { useState } from 'react'
import { adminStayLinks as words } from '#content/admin-stay-links.ts'
import type { MadeStayLink } from '#contracts/stay-links.ts'
import { useFacts } from '../../../documents.ts'
import { adminMeta } from '../admin-meta.ts'
import { InboxList } from '../inbox-list.tsx'
import { MadeLink } from './made-link.tsx'
import { NewLinkForm } from './new-link-form.tsx'
import { StayLinkRow } from './stay-link-row.tsx'
import { stayLinksQuery } from './stay-links-query.ts'

export const meta = adminMeta(words.title)

/** One-time links by which guests leave a review or an entry marked as a verified stay. */
export default function StayLinks() {
  const [made, setMade] = useState<MadeStayLink>()
  return (
    <div className="pt-8">
      <h1 className="sign text-title">{words.title}</h1>
      <p className="mt-3 max-w-3xl text-lead text-soft">
        {words.lead(useFacts().features.contest)}
      </p>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-2">
        <NewLinkForm onMade={setMade} />
        {made && <MadeLink key={made.id} link={made} />}
      </div>
      <section aria-labelledby="links-heading" className="mt-12">
        <h2 id="links-heading" className="text-heading">
          {words.list.heading}
        </h2>
        <InboxList query={stayLinksQuery} words={words.list}>
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
