import { useState } from 'react'
import { bookNowPage } from '#content/book-now.ts'
import type { Day } from '#contracts/dates.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import {
  availabilityKey,
  nightsIn,
  useAvailability,
} from '../../components/availability/use-availability.ts'
import { useToday } from '../../components/availability/use-today.ts'
import { PageHead } from '../../components/page-head.tsx'
import { useDocument, useFacts } from '../../documents.ts'
import { page } from '../../page.ts'
import type { Route } from './+types/book-now'
import { BookingCard } from './booking-card.tsx'
import { CalendarCard } from './calendar-card.tsx'
import { FeedCard, StatusCard } from './feed-cards.tsx'
import { pickedDay } from './picked-day.ts'

const path = '/book-now'

export { meta, shouldRevalidate } from '../../page.ts'

export const loader = page(async ({ document, lookUp }) => {
  const { cabin, search } = await document('book-now')
  const { bookingUrl, name, emblem } = await lookUp(`cabins/${cabin}`)
  return {
    ...search,
    path,
    picture: 'book-now',
    crumbs: [{ name: bookNowPage.name, path }],
    queries: [availabilityKey(cabin)],
    shown: { cabin: { slug: cabin, bookingUrl, name, emblem } },
  }
})

export default function BookNow({ loaderData }: Route.ComponentProps) {
  const { title, lead } = useDocument('book-now')
  return (
    <>
      <PageHead heading={title} isLow>
        <p>{lead}</p>
      </PageHead>
      <Cards cabin={loaderData.cabin} />
    </>
  )
}

interface CardsProps {
  cabin: Pick<Cabin, 'slug' | 'bookingUrl' | 'name' | 'emblem'>
}

function Cards({ cabin }: CardsProps) {
  const { turnoverDay } = useFacts()
  const [chosen, setChosen] = useState<Day | null>(null)
  const today = useToday()
  const known = useAvailability(cabin.slug)
  const rules = { today, nights: nightsIn(known), turnoverDay }
  const picked = chosen === null ? null : pickedDay(chosen, rules)
  return (
    <div className="wrap grid items-start gap-6 pt-10 lg:grid-cols-[minmax(0,1fr)_min(23rem,38%)] lg:gap-8">
      <CalendarCard {...{ cabin, known, rules, picked }} onChoose={setChosen} />
      <BookingCard cabin={cabin} picked={picked} />
      <div className="grid gap-6 lg:col-span-2 lg:grid-cols-[min(23rem,38%)_minmax(0,1fr)] lg:gap-8">
        <FeedCard known={known} />
        <StatusCard known={known} />
      </div>
    </div>
  )
}
