import { useState } from 'react'
import { bookNowPage } from '#content/book-now.ts'
import { cabinBySlug } from '#content/cabins.ts'
import { site } from '#content/site.ts'
import type { Availability } from '#contracts/availability.ts'
import type { Day } from '#contracts/dates.ts'
import { todayIn } from '#contracts/days.ts'
import cardPictures from '#pictures/cards.json'
import { originContext, readApiContext } from '../../api-context.ts'
import { availabilityKey } from '../../components/availability/availability-key.ts'
import { nightsIn } from '../../components/availability/known-days.ts'
import { useAvailability } from '../../components/availability/use-availability.ts'
import { useToday } from '../../components/availability/use-today.ts'
import { originOf, pageMeta } from '../../components/meta.ts'
import { PageHead } from '../../components/page-head.tsx'
import { breadcrumbs } from '../../structured-data.ts'
import type { Route } from './+types/book-now'
import { BookingCard } from './booking-card.tsx'
import { CalendarCard } from './calendar-card.tsx'
import { FeedCard, StatusCard } from './feed-cards.tsx'
import { pickedDay } from './picked-day.ts'

const path = '/book-now'
const crumbs = [
  { name: 'Home', path: '/' },
  { name: bookNowPage.name, path },
]

export async function loader({ context }: Route.LoaderArgs) {
  const read = context.get(readApiContext)
  const [address] = availabilityKey(bookNowPage.cabin)
  const availability = await read(address).then(({ body }) => body as Availability, notReadable)
  const structuredData = [breadcrumbs(context.get(originContext), crumbs)]
  const picture = cardPictures[bookNowPage.cabin][0]
  return { availability, structuredData, picture, today: todayIn(site.timeZone) }
}

/** The renderer has noted it; the browser asks again and then says so. */
const notReadable = () => undefined

/** Moving inside the site asks the API from the browser and shows a skeleton meanwhile. */
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    ...bookNowPage.searchResult,
    path,
    picture: loaderData?.picture,
    origin: originOf(matches),
    structuredData: loaderData?.structuredData,
  })

export default function BookNow({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead heading={bookNowPage.title} isLow>
        <p>{bookNowPage.lead}</p>
      </PageHead>
      <Cards renderedOn={loaderData?.today} first={loaderData?.availability} />
    </>
  )
}

interface CardsProps {
  /** Today, as it was when the page was made. */
  renderedOn: Day | undefined
  first: Availability | undefined
}

function Cards({ renderedOn, first }: CardsProps) {
  const [chosen, setChosen] = useState<Day | null>(null)
  const today = useToday(renderedOn)
  const known = useAvailability(bookNowPage.cabin, first)
  const cabin = cabinBySlug(bookNowPage.cabin)
  if (!cabin) return null
  const rules = { today, nights: nightsIn(known), turnoverDay: site.turnoverDay }
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
