import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { adminStayLinks } from '#content/admin-stay-links.ts'
import type { MadeStayLink } from '#contracts/stay-links.ts'
import { buttonClasses } from '../../../components/button.tsx'
import { CopyButton, ShownOnce } from '../shown-once.tsx'
import { stayDays } from './stay-days.ts'

const words = adminStayLinks.made

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
        {words.heading(cabin, stayDays(link))}
      </h2>
      <p>{words.once}</p>
      <ShownOnce label={words.link} text={url} />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={url} words={words} />
        <a
          href={picture}
          download={words.file(cabin.toLowerCase().replaceAll(' ', '-'), checkIn)}
          className={buttonClasses('secondary', 'small')}
        >
          <Download aria-hidden className="size-4.5" />
          {words.save}
        </a>
      </div>
      <img src={picture} alt={words.qr} width={240} height={240} className="rounded-md" />
    </section>
  )
}
