import { useEffect, useRef } from 'react'
import { adminPeople } from '#content/admin-people.ts'
import { shortMoment } from '#contracts/moments.ts'
import type { MadeInvitation } from '#contracts/people.ts'
import { Button } from '../../../components/button.tsx'
import { useFacts } from '../../../documents.ts'
import { CopyButton, ShownOnce } from '../shown-once.tsx'

const words = adminPeople.made

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
        {words.heading(invitation.invitee)}
      </h2>
      <p>{words.once(shortMoment(invitation.expiresAt, timeZone))}</p>
      <ShownOnce label={words.link} text={invitation.url} />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={invitation.url} words={words} />
        <Button kind="secondary" size="small" onClick={onDone}>
          {words.another}
        </Button>
      </div>
    </section>
  )
}
