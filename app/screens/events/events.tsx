import { todayIn } from '#contracts/dates.ts'
import { eventsPage } from '#content/events.ts'
import { page } from '../../page.ts'
import type { Route } from './+types/events'
import { builtInOn } from './built-in-events.ts'
import { Closing, Destinations, WhyHere } from './around.tsx'
import { eventsKey } from './events-query.ts'
import { EventsView } from './events-view.tsx'
import { Hero } from './hero.tsx'
import { samplesShown, type BuiltIn } from './samples.ts'
import { TheYear } from './year-round.tsx'

export { meta, shouldRevalidate } from '../../page.ts'

export const loader = page(async ({ album, url, facts, document, lookUp, isFirstVisit }) => {
  const { features, timeZone } = facts
  const today = todayIn(timeZone)
  const { regular, search } = await document('events')
  await Promise.all([album('events', 1), album('nearby'), album('seasons')])
  const samples = features.scrapbook ? (await lookUp('events/samples')).list : []
  const all = builtInOn(today, { samples, regular, timeZone })
  const text = url.searchParams.get('q') ?? ''
  const few: BuiltIn = { samples: samplesShown(all.samples, text), coming: null }
  return {
    ...search,
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
      <EventsView builtIn={loaderData.builtIn} today={loaderData.today}>
        <TheYear />
        <Destinations />
        <WhyHere />
      </EventsView>
      <Closing />
    </>
  )
}
