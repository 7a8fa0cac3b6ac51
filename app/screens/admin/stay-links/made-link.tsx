import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { MadeStayLink } from '#contracts/stay-links.ts'
import { buttonClasses } from '../../../components/button.tsx'
import { CopyButton, ShownOnce } from '../shown-once.tsx'
import { stayDays } from './stay-days.ts'

/** A new link, as text and as a QR code: the only time the owner sees it. */
export function MadeLink({ link }: { link: MadeStayLink }) {
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
        <CopyButton
          text={url}
          words={{
            copy: 'Copy link',
            copied: 'Copied!',
            notCopied: {
              title: 'Error',
              description: 'Couldn’t copy. Please select the link and copy it.',
            },
          }}
        />
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
