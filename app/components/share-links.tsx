import { Copy, ExternalLink } from 'lucide-react'
import type { MouseEvent } from 'react'
import { share, shareEmailHref, shareWindows } from '#content/share.ts'
import { sharePopup } from '#contracts/limits.ts'
import { useDocument, useFacts } from '../documents.ts'
import { copyText } from './copy-text.ts'
import { FeatureIcon } from './feature-icon.tsx'
import { showToast } from './toast.ts'

interface ShareLinksProps {
  /** Cabin name. */
  cabin: string
  /** Full address of its page. */
  url: string
  className: string
}

const item =
  'inline-flex min-h-11 w-full items-center gap-2.5 rounded-md px-3 py-2 font-medium hover:bg-sunken'

/** Three networks, email and the clipboard. Plain links before hydration, small windows after. */
export function ShareLinks({ cabin, url, className }: ShareLinksProps) {
  const shared = { cabin, url, facts: useFacts() }
  const { share: words } = useDocument('stay')
  return (
    <ul className={className}>
      {shareWindows(shared).map(({ name, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className={item}
            onClick={(event) => openSmall(event, href)}
          >
            <ExternalLink aria-hidden className="size-4.5" />
            {name}
          </a>
        </li>
      ))}
      <li>
        <a href={shareEmailHref({ ...shared, words })} className={item}>
          <FeatureIcon name="mail" className="size-4.5" />
          {share.email}
        </a>
      </li>
      <li className="noscript:hidden!">
        <button type="button" className={item} onClick={() => void copyLink(url)}>
          <Copy aria-hidden className="size-4.5" />
          {share.copyLink}
        </button>
      </li>
    </ul>
  )
}

/** In a small window without opener. */
function openSmall(event: MouseEvent, href: string): void {
  event.preventDefault()
  const { width, height } = sharePopup
  window.open(href, '_blank', `noopener,noreferrer,width=${width},height=${height}`)
}

/** Reports the result (specification, section 8). */
function copyLink(url: string): Promise<void> {
  return copyText(url).then(
    () => showToast(share.toasts.copied),
    () => showToast({ ...share.toasts.failed, destructive: true }),
  )
}
