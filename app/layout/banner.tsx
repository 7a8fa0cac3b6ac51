import { X } from 'lucide-react'
import { useContext, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { interfaceWords } from '#content/interface.ts'
import { navigation } from '#content/navigation.ts'
import { NonceContext } from '../nonce.ts'
import { classes } from '../components/classes.ts'
import { IconButton } from '../components/button.tsx'
import { useFacts, useIsOn } from '../documents.ts'

const { banner } = navigation
const storageKey = 'inquiry-banner-closed'

/** The owner is working there, and a guest has a form to fill in. */
const quietScreens = /^\/(admin|review|leave-review|plan-event|group-booking|contest\/submit)(\/|$)/

/** Runs before first paint, so that a banner closed earlier never flashes. */
const recall = `try{if(localStorage.getItem('${storageKey}'))document.getElementById('inquiry-banner').hidden=true}catch{}`

/** Floats over every page to advertise events and groups; once closed it stays closed. */
export function Banner() {
  const [isClosed, setClosed] = useState(false)
  const { pathname } = useLocation()
  const isOn = useIsOn()
  const { features } = useFacts()
  const links = banner.links.filter(({ to }) => isOn(to))
  const isBehind = useIsBehindPopover()
  useEffect(() => setClosed(wasClosed()), [])
  const isShown = features.banner && links.length > 0
  if (!isShown || isClosed || quietScreens.test(pathname)) return null
  const close = () => {
    remember()
    setClosed(true)
  }
  return (
    <aside
      id="inquiry-banner"
      aria-label={interfaceWords.banner}
      suppressHydrationWarning
      className={classes(
        isBehind && 'invisible',
        'on-dusk fixed inset-x-3 bottom-3 z-30 flex items-center rounded-lg bg-dusk-2 py-1 pr-1 pl-4 text-on-dusk shadow-float sm:right-5 sm:bottom-5 sm:left-auto low:static low:m-3',
      )}
    >
      <div className="flex grow flex-wrap items-center gap-x-4 text-[0.92rem] max-sm:pt-1.5">
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
      </div>
      <IconButton
        icon={X}
        label={banner.close}
        className="needs-script hover:bg-dusk-3"
        onClick={close}
      />
      <RecallScript />
    </aside>
  )
}

function RecallScript() {
  const nonce = useContext(NonceContext)
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: recall }} />
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

/** Whether something covers the page, so that floating elements should wait. */
function useIsBehindPopover(): boolean {
  const [isBehind, setBehind] = useState(false)
  useEffect(() => {
    const look = () => setBehind(document.querySelector(':popover-open') !== null)
    // The event does not bubble, so it is caught in the capture phase.
    document.addEventListener('toggle', look, true)
    return () => document.removeEventListener('toggle', look, true)
  }, [])
  return isBehind
}
