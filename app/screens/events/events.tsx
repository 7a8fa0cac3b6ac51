import { todayIn } from '#contracts/days.ts'
import { eventsPage } from '#content/events/events-page.ts'
import { site } from '#content/site.ts'
import eventPictures from '#pictures/events.json'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { originContext } from '../../api-context.ts'
import { originOf, pageMeta } from '../../components/meta.ts'
import { Prefetched } from '../../components/prefetched.tsx'
import { breadcrumbs } from '../../structured-data.ts'
import { prefetch } from '../../queries.ts'
import type { Route } from './+types/events'
import { Closing, Destinations, WhyHere } from './around.tsx'
import { eventsKey } from './events-query.ts'
import { EventsView } from './events-view.tsx'
import { Hero } from './hero.tsx'
import { loadBuiltIn, samplesShown, type BuiltIn } from './samples.ts'
import { SeasonGuide, YearRound } from './year-round.tsx'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: eventsPage.title, path: '/events' },
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const text = new URL(request.url).searchParams.get('q') ?? ''
  const today = todayIn(site.timeZone)
  const { samples } = await loadBuiltIn(today)
  const builtIn: BuiltIn = { samples: samplesShown(samples, text), coming: null }
  return {
    queries: await prefetch(context, [eventsKey]),
    builtIn,
    today,
    structuredData: [breadcrumbs(context.get(originContext), crumbs)],
  }
}

/** Moving inside the site asks the API from the browser and says that it is loading. */
export async function clientLoader() {
  const today = todayIn(site.timeZone)
  return { queries: undefined, builtIn: await loadBuiltIn(today), today, structuredData: [] }
}

/** The views and the search have addresses, but show what is here already. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    ...eventsPage.searchResult,
    path: '/events',
    picture: eventPictures[0],
    origin: originOf(matches),
    structuredData: loaderData?.structuredData,
  })

export default function Events({ loaderData }: Route.ComponentProps) {
  return (
    <Prefetched answers={loaderData.queries}>
      <Hero />
      <EventsView builtIn={loaderData.builtIn} today={loaderData.today} />
      <YearRound />
      <SeasonGuide />
      <Destinations />
      <WhyHere />
      <Closing />
    </Prefetched>
  )
}
