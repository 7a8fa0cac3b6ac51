import { Link, useLocation } from 'react-router'
import { navigation } from '#content/navigation.ts'
import type { Link as NamedLink } from '#contracts/site/shapes.ts'
import { BookingLink } from '../components/cabins/booking-link.tsx'
import { useFacts, useIsOn } from '../documents.ts'

export function HeaderLinks({ className }: { className: string }) {
  const { pathname } = useLocation()
  const isOn = useIsOn()
  const { guides } = useFacts()
  const links = navigation.header.filter(({ to }) => isOn(to))
  return links.map(({ label, to }) => (
    <li key={to}>
      <Link
        to={to}
        prefetch="intent"
        aria-current={currentLink(to, pathname, guides)}
        className={className}
      >
        {label}
      </Link>
    </li>
  ))
}

export function PropertyBookingLink({ className }: { className: string }) {
  return (
    <BookingLink cabin={null} place="header" className={className}>
      {navigation.bookNow}
    </BookingLink>
  )
}

/** The guides belong to the area guide, although their addresses do not say so. */
const guidesRoot = '/things-to-do'

/** For `aria-current`: 'page' for the page itself, true for its section. */
export function currentLink(
  to: string,
  pathname: string,
  guides: readonly NamedLink[],
): 'page' | true | undefined {
  if (pathname === to) return 'page'
  if (to === guidesRoot && guides.some((guide) => guide.to === pathname)) return true
  return to !== '/' && pathname.startsWith(`${to}/`) ? true : undefined
}
