import { UsersRound, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { interfaceWords } from '#content/interface.ts'
import { navigation } from '#content/navigation.ts'
import { classes } from '../components/classes.ts'
import { IconButton } from '../components/button.tsx'
import { useFacts, useIsOn } from '../documents.ts'
import { EarlyScript } from './early-script.tsx'
import { usePillPlace } from './use-pill-place.ts'

const { banner } = navigation
const storageKey = 'inquiry-banner-closed'

/** The owner is working there, and a guest has a form to fill in. */
const quietScreens = /^\/(admin|review|leave-review|plan-event|group-booking|contest\/submit)(\/|$)/

/** Runs before first paint, so that a banner closed earlier never flashes. */
const recall = `try{if(localStorage.getItem('${storageKey}'))document.getElementById('inquiry-banner').hidden=true}catch{}`

/**
 * Advertises events and groups from a corner of every page until it is closed. It sticks above the
 * footer, so that it never covers it.
 */
export function Banner() {
  const [isClosed, setClosed] = useState(false)
  const { pathname } = useLocation()
  const isOn = useIsOn()
  const { features } = useFacts()
  const links = banner.links.filter(({ to }) => isOn(to))
  const ref = useRef<HTMLElement>(null)
  const place = usePillPlace(ref)
  useEffect(() => setClosed(wasClosed()), [])
  const isShown = features.banner && links.length > 0
  if (!isShown || isClosed || quietScreens.test(pathname)) return null
  const close = () => {
    remember()
    setClosed(true)
  }
  return (
    <aside
      ref={ref}
      id="inquiry-banner"
      aria-label={interfaceWords.banner}
      suppressHydrationWarning
      className={classes(
        'corner-pill group/banner on-dusk text-on-dusk',
        place === 'gone' && 'gone',
        place === 'tucked' && 'tucked',
        place === 'unknown' && 'tucked-on-small-screens',
      )}
    >
      <Unfolding links={links} onClose={close} />
      <EarlyScript code={recall} />
    </aside>
  )
}

interface UnfoldingProps {
  links: readonly { label: string; to: string }[]
  onClose: () => void
}

/** The pill, and its links while it is hovered, focused or pressed. */
function Unfolding({ links, onClose }: UnfoldingProps) {
  const [isOpen, setOpen] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const fold = ({ target }: Event) => {
      if (!body.current?.contains(target as Node)) setOpen(false)
    }
    addEventListener('pointerdown', fold)
    return () => removeEventListener('pointerdown', fold)
  }, [])
  return (
    <div
      role="group"
      aria-label={interfaceWords.banner}
      ref={body}
      data-open={isOpen || undefined}
      className="corner-pill-body"
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return
        setOpen(false)
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      }}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="inquiry-banner-links"
        onClick={() => setOpen(!isOpen)}
        className="reaches-edge grid size-12 shrink-0 place-items-center rounded-full bg-dusk-2 text-lamp shadow-float"
      >
        <UsersRound aria-hidden className="size-6" />
        <span className="sr-only">{banner.text}</span>
      </button>
      <div id="inquiry-banner-links" className="corner-pill-links">
        <p className="font-display font-bold">{banner.text}</p>
        <ul className="flex gap-x-5">
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-block py-2 font-semibold underline decoration-lamp underline-offset-4"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <IconButton
          icon={X}
          label={banner.close}
          className="needs-script absolute top-1 right-1 hover:bg-dusk-3"
          onClick={onClose}
        />
      </div>
    </div>
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
