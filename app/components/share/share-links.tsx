import { Copy, ExternalLink } from 'lucide-react'
import type { MouseEvent } from 'react'
import { share, shareEmailHref, shareWindows } from '#content/share.ts'
import { useDocument, useFacts } from '../../documents.ts'
import { FeatureIcon } from '../feature-icon.tsx'
import { showToast } from '../toast.ts'

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
    // Preloaded on hover or focus: browsers allow windows and the clipboard only right after a
    // press.
    <ul
      className={className}
      onPointerEnter={() => void loadActions()}
      onFocus={() => void loadActions()}
    >
      {shareWindows(shared).map(({ name, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className={item}
            onClick={(event) => void openSmall(event, href)}
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
      <li className="needs-script">
        <button type="button" className={item} onClick={() => void copy(url)}>
          <Copy aria-hidden className="size-4.5" />
          {share.copyLink}
        </button>
      </li>
    </ul>
  )
}

/** Null if the code cannot be fetched. */
const loadActions = () => import('./actions.ts').catch(() => null)

async function openSmall(event: MouseEvent, href: string): Promise<void> {
  event.preventDefault()
  const actions = await loadActions()
  if (actions) actions.openShareWindow(href)
  else window.open(href, '_blank', 'noopener,noreferrer')
}

async function copy(url: string): Promise<void> {
  const actions = await loadActions()
  if (actions) await actions.copyLink(url)
  else showToast({ ...share.toasts.failed, destructive: true })
}
