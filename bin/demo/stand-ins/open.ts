import type { ReceivedForm } from '#tests/fakes/form-mail.ts'
import { freePortLike } from '../ports.ts'
import { openCalendar } from './calendar.ts'
import { openCamera } from './camera.ts'
import { openFeeds } from './feeds.ts'
import { openMail } from './mail.ts'
import type { StandIn } from './stand-in.ts'

/** Services of one kind, listening. */
export interface Opened {
  services: readonly StandIn[]
  /** What the site must be told to use them. */
  settings: Readonly<Record<string, string>>
  close(): Promise<void>
}

/** Every outside service the site knows, on this machine. */
export interface StandIns extends Opened {
  /** Messages that the mail service has taken over. */
  received: () => readonly ReceivedForm[]
}

/** Opens them on ports from this one on, or on free ones. */
export async function openStandIns(firstPort: number): Promise<StandIns> {
  const mail = await openMail(await freePortLike(firstPort))
  const calendar = await openCalendar(await freePortLike(firstPort + 1))
  const feeds = await openFeeds(await freePortLike(firstPort + 2))
  const camera = await openCamera(await freePortLike(firstPort + 3))
  const all = [mail, calendar, camera, feeds]
  return {
    services: all.flatMap(({ services }) => services),
    settings: Object.assign({}, ...all.map(({ settings }) => settings)) as Record<string, string>,
    received: mail.received,
    async close() {
      await Promise.all(all.map((each) => each.close()))
    },
  }
}
