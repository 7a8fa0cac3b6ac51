import { todayIn } from '#contracts/dates.ts'
import { eventsPage } from '#content/events/events-page.ts'
import { site } from '#content/site.ts'
import { page } from '../../page.ts'
import type { Route } from './+types/events'
import { Closing, Destinations, WhyHere } from './around.tsx'
import { eventsKey } from './events-query.ts'
import { EventsView } from './events-view.tsx'
import { Hero } from './hero.tsx'
import { loadBuiltIn, samplesShown, type BuiltIn } from './samples.ts'
import { SeasonGuide, YearRound } from './year-round.tsx'

export { meta, shouldRevalidate } from '../../page.ts'

export const loader = page(async ({ album, url, facts, isFirstVisit }) => {
  await album('events', 1)
  const today = todayIn(site.timeZone)
  const all = await loadBuiltIn(today, facts.features)
  const text = url.searchParams.get('q') ?? ''
  const few: BuiltIn = { samples: samplesShown(all.samples, text), coming: null }
  return {
    ...eventsPage.searchResult,
    path: '/events',
    picture: 'events',
    crumbs: [{ name: eventsPage.title, path: '/events' }],
    queries: [eventsKey],
    shown: { builtIn: isFirstVisit ? few : all, today },
  }
})

export default function Events({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <EventsView builtIn={loaderData.builtIn} today={loaderData.today} />
      <YearRound />
      <SeasonGuide />
      <Destinations />
      <WhyHere />
      <Closing />
    </>
  )
}
