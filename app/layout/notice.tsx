import { X } from 'lucide-react'
import { Link } from 'react-router'
import { interfaceWords } from '#content/interface.ts'
import { IconButton } from '../components/button.tsx'
import { useCurrentNotice } from '../documents.ts'
import { EarlyScript } from './early-script.tsx'

const storageKey = 'notice-closed'

const recall = `try{const n=document.getElementById('notice');if(localStorage.getItem('${storageKey}')===n.dataset.notice)n.hidden=true}catch{}`

/**
 * What the owner wants every guest to know, above the header until it is closed. It is there in the
 * HTML, and one that was closed earlier is hidden before first paint, so nothing moves.
 */
export function Notice() {
  const notice = useCurrentNotice()
  if (!notice) return null
  const { id, text, link } = notice
  return (
    <aside
      id="notice"
      data-notice={id}
      aria-label={interfaceWords.notice}
      suppressHydrationWarning
      className="on-dusk bg-dusk-2 text-on-dusk print:hidden"
    >
      <div className="wrap flex items-center gap-3 py-2">
        <p className="min-w-0 grow wrap-anywhere">
          {text}{' '}
          {link && (
            <Link
              to={link.to}
              className="inline-block py-1 font-semibold underline decoration-lamp underline-offset-4"
            >
              {link.label}
            </Link>
          )}
        </p>
        <IconButton
          icon={X}
          label={interfaceWords.closeNotice}
          className="noscript:hidden! shrink-0 hover:bg-dusk-3"
          onClick={() => close(id)}
        />
      </div>
      <EarlyScript code={recall} />
    </aside>
  )
}

function close(id: string): void {
  const notice = document.getElementById('notice')
  if (notice) notice.hidden = true
  document.getElementById('main')?.focus({ preventScroll: true })
  try {
    localStorage.setItem(storageKey, id)
  } catch {
    // Without storage it is only closed for this page.
  }
}
