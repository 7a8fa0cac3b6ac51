import { todayIn } from '#contracts/dates.ts'
import { eventsPage } from '#content/events.ts'
import { page } from '../../page.ts'
import type { Route } from './+types/events'
import { builtInOn } from './built-in-events.ts'
import { Closing, Destinations, WhyHere, TheYear } from './around.tsx'
import { eventsKey, samplesShown, type BuiltIn } from './events-query.ts'
import { EventsView } from './events-view.tsx'
import { Car } from 'lucide-react'
import { buttonClasses } from '../../components/button.tsx'
import { Picture } from '../../components/picture.tsx'
import { useAlbum, useDocument } from '../../documents.ts'

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

/** What the screen is about and how far the towns are; low, so that the next events show. */
function Hero() {
  const { heading, lead, drives } = useDocument('events')
  const [picture] = useAlbum('events', 1)
  return (
    <header className="on-dusk relative bg-dusk text-on-dusk">
      {picture && (
        <div className="max-lg:hidden lg:absolute lg:inset-y-0 lg:right-0 lg:left-[58%] print:hidden">
          <Picture
            picture={picture}
            isFirst
            sizes="(min-width: 64rem) max(42vw, 40rem), 1px"
            className="size-full object-cover"
          />
        </div>
      )}
      <div className="wrap py-7 md:py-8">
        <div className="lg:w-[54%]">
          <h1 className="sign text-title">{heading}</h1>
          <p className="mt-3 max-w-xl text-lead text-balance text-on-dusk-soft">{lead}</p>
          <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-4">
            <ul className="flex flex-wrap gap-2 md:gap-3">
              {drives.map((drive) => (
                <li
                  key={drive}
                  className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border border-lamp/60 px-3 text-sm font-medium text-lamp md:px-4"
                >
                  <Car aria-hidden className="size-4.5" />
                  {drive}
                </li>
              ))}
            </ul>
            <a href="#event-calendar" className={buttonClasses('on-dusk', 'small')}>
              {eventsPage.jump}
            </a>
          </div>
        </div>
      </div>
    </header>
  )
}
