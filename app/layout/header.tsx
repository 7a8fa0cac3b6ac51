import { Menu } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { interfaceWords } from '#content/interface.ts'
import { buttonClasses } from '../components/button.tsx'
import { classes } from '../components/classes.ts'
import { LogoMark } from '../components/logo.tsx'
import { useFacts } from '../documents.ts'
import { HeaderLinks, PropertyBookingLink } from './header-links.tsx'
import { drawerId, MenuDrawer } from './menu-drawer.tsx'

/**
 * The header of every page, 72 px high from 768 px on; below, its links move into a side drawer. It is
 * sticky. It is smaller on small phones and tighter between breakpoints, to fit on one line even in the
 * fallback fonts.
 */
export function Header() {
  const { pathname } = useLocation()
  // A cabin's page has its own.
  const hasOwn = pathname.startsWith('/cabins/')
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper/95 backdrop-blur-sm low:static">
      <div className="wrap flex min-h-16 flex-wrap items-center justify-between gap-x-4 max-[25rem]:gap-x-2 md:min-h-[4.1875rem] md:max-lg:gap-x-2.5">
        <HomeLink />
        <nav aria-label={interfaceWords.navigation} className="grow max-md:hidden lg:grow-0">
          <ul className="flex flex-wrap justify-evenly gap-x-2 text-sm min-[54rem]:gap-x-4 lg:gap-x-8 lg:text-base">
            <HeaderLinks className="border-b-3 border-transparent py-2 font-display font-semibold hover:border-line aria-[current]:border-ember" />
          </ul>
        </nav>
        <div className="flex items-center gap-2 max-[25rem]:gap-1">
          <PropertyBookingLink
            className={classes(
              buttonClasses(hasOwn ? 'secondary' : 'primary', 'small'),
              'max-[25rem]:px-2.5',
              // The menu has it too.
              hasOwn && 'max-md:hidden',
            )}
          />
          <button
            type="button"
            popoverTarget={drawerId}
            aria-label={interfaceWords.menu.open}
            className="inline-grid size-11 place-items-center rounded-full hover:bg-sunken md:hidden"
          >
            <Menu aria-hidden className="size-6" />
          </button>
        </div>
      </div>
      <MenuDrawer />
    </header>
  )
}

function HomeLink() {
  const { brand, town, region } = useFacts()
  return (
    <Link to="/" className="flex items-center gap-3 max-[25rem]:gap-2 md:max-lg:gap-2">
      <LogoMark className="size-11 max-[25rem]:size-9 md:max-lg:size-10 lg:size-12" />
      <span className="grid leading-none max-[22.25rem]:sr-only">
        <span className="sign text-xl leading-none max-[25rem]:text-lg md:max-lg:text-lg lg:text-xl">
          {brand}
        </span>
        <span className="eyebrow mt-1 text-xs text-soft max-[25rem]:text-xs md:max-lg:text-xs">
          {town}, {region}
        </span>
        <span className="sr-only">{interfaceWords.home}</span>
      </span>
    </Link>
  )
}
