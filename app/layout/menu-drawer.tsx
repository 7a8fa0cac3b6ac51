import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { interfaceWords } from '#content/interface.ts'
import { buttonClasses } from '../components/button.tsx'
import { classes } from '../components/classes.ts'
import { onPageNotLoaded } from '../components/page-not-loaded.ts'
import { useFacts } from '../documents.ts'
import { HeaderLinks, PropertyBookingLink } from './header-links.tsx'

const { menu } = interfaceWords

export const drawerId = 'site-menu'

/** The links in a side drawer that the browser opens and closes, so it works without scripts. */
export function MenuDrawer() {
  const drawer = useClosingDrawer()
  const { brand } = useFacts()
  return (
    <div
      ref={drawer}
      id={drawerId}
      popover="auto"
      className="drawer on-dusk h-dvh max-h-none w-[min(20rem,86vw)] bg-dusk p-5 text-on-dusk shadow-float"
    >
      <div className="flex items-center justify-between">
        <span className="sign text-xl">{brand}</span>
        <button
          type="button"
          popoverTarget={drawerId}
          popoverTargetAction="hide"
          aria-label={menu.close}
          className="inline-grid size-11 place-items-center rounded-full hover:bg-dusk-2"
        >
          <X aria-hidden className="size-6" />
        </button>
      </div>
      <nav aria-label={menu.name}>
        <ul className="mt-6 grid gap-1">
          <HeaderLinks className="block rounded-md px-3 py-2.5 font-display text-xl font-semibold hover:bg-dusk-2 aria-[current]:bg-dusk-2" />
        </ul>
      </nav>
      <PropertyBookingLink className={classes(buttonClasses('primary'), 'mt-6 w-full')} />
    </div>
  )
}

/** Closes the drawer when a link in it is followed, also in vain, or the focus leaves it. */
function useClosingDrawer() {
  const ref = useRef<HTMLDivElement>(null)
  const { key } = useLocation()

  useEffect(() => {
    const drawer = ref.current
    // Not on mount: a guest may have opened it before hydration.
    return () => hide(drawer)
  }, [key])
  // It would cover the message.
  useEffect(() => onPageNotLoaded(() => hide(ref.current)), [])

  useEffect(() => {
    const drawer = ref.current
    if (!drawer) return
    const closeWhenLeft = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !drawer.contains(relatedTarget)) hide(drawer)
    }
    drawer.addEventListener('focusout', closeWhenLeft)
    return () => drawer.removeEventListener('focusout', closeWhenLeft)
  }, [])

  return ref
}

function hide(drawer: HTMLElement | null): void {
  if (drawer?.matches(':popover-open')) drawer.hidePopover()
}
