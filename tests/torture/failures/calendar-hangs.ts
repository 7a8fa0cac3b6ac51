import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startCalendar } from '#tests/fakes/calendar.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { FailingSite } from './failing-site.ts'
import { Observations } from './observations.ts'

const guestWaitsMs = 3000
const betweenRefreshesMs = 31_000
/** A reading has five seconds. */
const noticedMs = 20_000
const title = 'Fiddles on the lawn'

/** The events calendar takes requests and says nothing. */
export async function calendarHangs(): Promise<Observations> {
  const found = new Observations()
  await using leaving = new AsyncDisposableStack()
  const calendar = leaving.adopt(await startCalendar(), (each) => each.close())
  const folder = leaving.adopt(await newTemporaryFolder('cabins-cal-'), (each) => each.remove())
  const location = { url: undefined, file: join(folder.path, 'cabins.sqlite') }
  const variables = {
    CALENDAR_ID: 'events@lone-oak.example',
    CALENDAR_API_KEY: 'a-key',
    CALENDAR_API_URL: calendar.url,
  }
  calendar.behave({ kind: 'items', items: [eventOfNextWeek()] })
  const site = leaving.use(await FailingSite.start({ location, folder: folder.path, variables }))
  const isShown = async () => (await site.get('/api/events')).body.includes(title)
  await found.comesTrue('the event is shown', isShown, noticedMs)

  calendar.behave({ kind: 'hang' })
  // A guest's press of 'Refresh Calendar' counts every 30 seconds.
  await setTimeout(betweenRefreshesMs)
  const refreshing = site.post('/api/events/refresh', {})
  const startedAt = performance.now()
  const page = await site.get('/events')
  found.check(page.status === 200, `/events was answered ${page.status}`)
  found.check(performance.now() - startedAt < guestWaitsMs, 'the page waited for the calendar')
  await refreshing
  const isNoticed = async () => (await site.figure('cabins_calendar_failing')) === 1
  await found.comesTrue('the metrics say so', isNoticed, noticedMs)
  const events = await site.get('/api/events')
  found.check(events.body.includes(title), 'the last reading is no longer shown')
  found.check(!events.body.includes('"error":null'), 'guests are not told')
  await found.pagesGoOn(site, 'while the calendar hangs')
  await found.isReady(site, true, 'while the calendar hangs')
  found.isStored('a review', await site.sendReview())
  await found.doctorFinds(site, 'calendars', /calendar cannot be read/)

  calendar.behave({ kind: 'items', items: [eventOfNextWeek()] })
  await site.kill()
  await site.start()
  const isRight = async () => (await site.get('/api/events')).body.includes('"error":null')
  await found.comesTrue('read again', isRight, noticedMs)
  await found.nothingIsLost(site)
  return found
}

function eventOfNextWeek() {
  const day = Temporal.Now.plainDateISO().add({ days: 7 }).toString()
  return {
    id: 'fiddles',
    status: 'confirmed',
    summary: title,
    start: { dateTime: `${day}T19:00:00-05:00` },
    end: { dateTime: `${day}T21:00:00-05:00` },
  }
}
