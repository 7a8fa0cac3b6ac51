import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { interfaceWords } from '#content/interface.ts'
import { navigation } from '#content/navigation.ts'
import { IconButton } from '../components/button.tsx'
import { useFacts, useIsOn } from '../documents.ts'
import { EarlyScript } from './early-script.tsx'

const { banner } = navigation
const storageKey = 'inquiry-banner-closed'

/** Runs before first paint: a banner closed earlier never flashes, and this one closes at once. */
const early = `(b=>{try{b.hidden=!!localStorage.getItem('${storageKey}')}catch{}b.querySelector('button').onclick=()=>{b.hidden=true;try{localStorage.setItem('${storageKey}','true')}catch{}}})(document.getElementById('inquiry-banner'))`

/**
 * Advertises events and groups on every public page until it is closed. Very wide windows have room
 * for a floating pill beside the page; everywhere else it would cover something, so it is a strip
 * below the header.
 */
export function Banner() {
  const [isClosed, setClosed] = useState(false)
  const { pathname } = useLocation()
  const isOn = useIsOn()
  const { features } = useFacts()
  const links = banner.links.filter(({ to }) => isOn(to))
  useEffect(() => setClosed(wasClosed()), [])
  const isShown = features.banner && links.length > 0 && !pathname.startsWith('/admin/')
  if (!isShown || isClosed) return null
  return (
    <aside
      id="inquiry-banner"
      aria-label={interfaceWords.banner}
      suppressHydrationWarning
      className="vast:fixed vast:bottom-4 vast:left-4 vast:z-30 vast:rounded-full vast:shadow-float on-dusk bg-dusk-2 text-on-dusk print:hidden"
    >
      <div className="wrap flex min-h-12 items-center gap-x-5 max-sm:gap-x-4">
        <p className="font-display font-bold max-[30rem]:sr-only">{banner.text}</p>
        <ul className="flex min-w-0 grow flex-wrap gap-x-5 max-sm:gap-x-4">
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-11 items-center font-semibold underline decoration-lamp underline-offset-4"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <IconButton
          icon={X}
          label={banner.close}
          className="noscript:hidden! -mr-3 hover:bg-dusk-3"
          onClick={() => {
            remember()
            setClosed(true)
            document.getElementById('main')?.focus({ preventScroll: true })
          }}
        />
      </div>
      <EarlyScript code={early} />
    </aside>
  )
}

function wasClosed(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

function remember(): void {
  try {
    localStorage.setItem(storageKey, 'true')
  } catch {
    // Without storage it is only closed for this visit.
  }
}
