import { Menu, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { interfaceWords } from '#content/interface.ts'
import { buttonClasses } from '../components/button.tsx'
import { classes } from '../components/classes.ts'
import { LogoMark } from '../components/logo.tsx'
import { useFacts } from '../documents.ts'
import { HeaderLinks, PropertyBookingLink } from './header-links.tsx'

const { menu } = interfaceWords
const drawerId = 'site-menu'

/**
 * The head of every page; below 768 px its links move into a side drawer. It stays in sight, but not
 * for the owner, whose screens have a navigation of their own and need the room. On small phones it is
 * smaller, and between the breakpoints closer together, so that it keeps to one line also in the
 * fallback letters until the fonts load.
 */
export function Header() {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper/95 backdrop-blur-sm in-[:has([data-admin])]:static low:static">
      <div className="wrap flex min-h-16 flex-wrap items-center justify-between gap-x-4 max-[25rem]:gap-x-2 md:min-h-20 md:max-lg:gap-x-2.5">
        <HomeLink />
        <nav aria-label={interfaceWords.navigation} className="max-md:hidden">
          <ul className="flex flex-wrap gap-x-2 text-[0.86rem] min-[54rem]:gap-x-4 lg:gap-x-8 lg:text-base">
            <HeaderLinks className="border-b-3 border-transparent py-2 font-display font-semibold hover:border-line aria-[current]:border-ember" />
          </ul>
        </nav>
        <div className="flex items-center gap-2">
          <PropertyBookingLink className={buttonClasses('primary', 'small')} />
          <button
            type="button"
            popoverTarget={drawerId}
            aria-label={menu.open}
            className="inline-grid size-11 place-items-center rounded-full hover:bg-sunken md:hidden"
          >
            <Menu aria-hidden className="size-6" />
          </button>
        </div>
      </div>
      <Drawer />
    </header>
  )
}

/** The browser opens and closes it, before scripts run too. */
function Drawer() {
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

function HomeLink() {
  const { brand, town, region } = useFacts()
  return (
    <Link to="/" className="flex items-center gap-3 max-[25rem]:gap-2 md:max-lg:gap-2">
      <LogoMark className="size-11 max-[25rem]:size-9 md:max-lg:size-10 lg:size-12" />
      <span className="grid leading-none max-[22.25rem]:sr-only">
        <span className="sign text-[1.25rem] leading-none max-[25rem]:text-[1.1rem] md:max-lg:text-[1.1rem] lg:text-[1.4rem]">
          {brand}
        </span>
        <span className="eyebrow mt-1 text-[0.62rem] text-soft max-[25rem]:text-[0.56rem] md:max-lg:text-[0.56rem]">
          {town}, {region}
        </span>
        <span className="sr-only">{interfaceWords.home}</span>
      </span>
    </Link>
  )
}

/** Closes the drawer when a link in it was followed or the keyboard has left it. */
function useClosingDrawer() {
  const ref = useRef<HTMLDivElement>(null)
  const { key } = useLocation()

  useEffect(() => hide(ref.current), [key])

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
