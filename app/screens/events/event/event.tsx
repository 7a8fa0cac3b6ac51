import { data } from 'react-router'
import { eventWords } from '#content/events/events-page.ts'
import { site } from '#content/site.ts'
import { todayIn } from '#contracts/days.ts'
import eventPictures from '#pictures/events.json'
import { originContext, readApiContext } from '../../../api-context.ts'
import { daysLine } from '../../../components/events/event-lines.ts'
import { originOf, pageMeta } from '../../../components/meta.ts'
import { shortened } from '../../../components/shortened.ts'
import type { Route } from './+types/event'
import { EventArticle } from './event-article.tsx'
import { EventNotFound } from './event-not-found.tsx'
import { readEvent, readNext } from './read-event.ts'
import { structuredDataOf } from './structured-data.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const read = context.get(readApiContext)
  const [event, next] = await Promise.all([
    readEvent(read, params.eventId),
    readNext(read, params.eventId),
  ])
  const today = todayIn(site.timeZone)
  const origin = context.get(originContext)
  const structuredData = event ? structuredDataOf(origin, event, today, eventPictures[0]) : []
  const shown = { event, next, today, structuredData }
  return data(shown, { status: event ? 200 : 404 })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const event = loaderData?.event
  if (!event)
    return [{ title: eventWords.notFound.heading }, { name: 'robots', content: 'noindex' }]
  const page = pageMeta({
    name: `${event.summary}, ${daysLine(event)}`,
    description: shortened(eventWords.inSearch(event, daysLine(event))),
    path: `/events/${event.id}`,
    picture: eventPictures[0],
    origin: originOf(matches),
    structuredData: loaderData.structuredData,
  })
  return event.isSample ? [...page, { name: 'robots', content: 'noindex' }] : page
}

export default function EventScreen({ loaderData }: Route.ComponentProps) {
  const { event, next, today } = loaderData
  return event ? <EventArticle event={event} next={next} today={today} /> : <EventNotFound />
}
