import { Copy, Download } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { adminStayLinks } from '#content/admin-stay-links.ts'
import { timings } from '#contracts/limits.ts'
import type { MadeStayLink } from '#contracts/stay-links.ts'
import { Button, buttonClasses } from '../../../components/button.tsx'
import { showToast } from '../../../components/toast.ts'
import { stayDays } from './stay-days.ts'

const words = adminStayLinks.made

/** A new link, as text and as a QR code: the only time the owner sees it. */
export function MadeLink({ link }: { link: MadeStayLink }) {
  const { cabin, checkIn, qr, url } = link
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
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
      <div className="grid gap-1">
        <label htmlFor={id} className="font-medium">
          {words.link}
        </label>
        <input
          id={id}
          readOnly
          value={url}
          className="control"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <CopyLink url={url} />
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

function CopyLink({ url }: { url: string }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), timings.copiedLabelMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => showToast({ ...words.notCopied, destructive: true }),
    )
  return (
    <Button size="small" onClick={() => void copy()}>
      <Copy aria-hidden className="size-4.5" />
      <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
    </Button>
  )
}
