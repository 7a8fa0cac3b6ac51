import { useEffect, useRef } from 'react'
import { shortMoment } from '#contracts/moments.ts'
import type { MadeInvitation } from '#contracts/people.ts'
import { Button } from '../../../components/button.tsx'
import { useFacts } from '../../../documents.ts'
import { CopyButton, ShownOnce } from '../shown-once.tsx'

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
        {`Invitation for ${invitation.invitee}`}
      </h2>
      <p>{`Send this link to them now: it’s shown only this once. It works once, until ${shortMoment(invitation.expiresAt, timeZone)}.`}</p>
      <ShownOnce label="Link for the invitation" text={invitation.url} />
      <div className="flex flex-wrap gap-3">
        <CopyButton
          text={invitation.url}
          words={{
            copy: 'Copy link',
            copied: 'Copied!',
            notCopied: {
              title: 'Error',
              description: 'Couldn’t copy. Please select the link and copy it.',
            },
          }}
        />
        <Button kind="secondary" size="small" onClick={onDone}>
          Invite someone else
        </Button>
      </div>
    </section>
  )
}
