import { ArrowUpRight } from 'lucide-react'
import { Link } from 'react-router'
import { cabinPage } from '#content/cabin-page.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { buttonClasses } from '../../../components/button.tsx'
import { BookingLink } from '../../../components/cabins/booking-link.tsx'
import { moveFocusTo } from '../../../components/move-focus.ts'
import { PriceFrom } from '../../../components/cabins/price-from.tsx'
import type { Days } from './use-days.ts'

const { booking, sections } = cabinPage

/**
 * The parts of the page and the button, 56 px under the header. It lies behind the lower edge of the
 * gallery and sticks: the gallery uncovers it by leaving, so nothing moves. Focus brings it forward.
 */
export function SectionBar({ cabin, days }: { cabin: Cabin; days: Days }) {
  return (
    <nav
      aria-label={sections.name}
      className="section-bar sticky top-[4.2rem] -mt-14 bg-paper focus-within:z-20 max-md:hidden low:hidden"
    >
      <div className="wrap">
        <div className="flex h-14 items-center justify-between gap-4 border-b border-line">
          <ul className="flex gap-x-5 lg:gap-x-8">
            {sections.list.map(({ label, id }) => (
              <li key={id}>
                <Link
                  to={`#${id}`}
                  className="font-display flex min-h-11 items-center text-base font-semibold underline-offset-8 hover:underline"
                  onClick={() => moveFocusTo(document.getElementById(id))}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <div className="after-the-card ml-auto max-lg:hidden">
            <PriceFrom cabin={cabin} stay={days.stay} />
          </div>
          <BookingLink
            cabin={cabin}
            place="cabin-page"
            stay={days.stay}
            className={`${buttonClasses(cabin.closedUntil ? 'secondary' : 'primary', 'small')} after-the-card`}
          >
            {booking.button}
            <ArrowUpRight aria-hidden className="size-4" />
          </BookingLink>
        </div>
      </div>
    </nav>
  )
}
