import { setTimeout } from 'node:timers/promises'
import { startFormMail } from '#tests/fakes/form-mail.ts'
import { freePort } from '#tests/fixtures/ports.ts'
import { Door } from './door.ts'
import { Lives } from './lives.ts'
import { publishAgainAndAgain, shownEdition, type Editions } from './publishing-editor.ts'
import type { TortureOptions } from './torture.ts'

export interface PublishingReport {
  /** Publications that were acknowledged. */
  acknowledged: number
  /** Pages looked at, during the lives and after each start. */
  looks: number
  /** Broken promises: words lost, or half of a publication shown. */
  faults: readonly string[]
}

const longestLifeMs = 500

/**
 * The owner publishes again and again while the real server is killed at random moments. A page
 * shows one publication whole: the last acknowledged one, or one that was under way.
 */
export async function torturePublishing(
  options: Pick<TortureOptions, 'location' | 'folder' | 'kills' | 'random' | 'signal' | 'progress'>,
): Promise<PublishingReport> {
  const { location, folder, kills, random, signal, progress } = options
  const door = new Door()
  const formMail = await startFormMail()
  await using leaving = new AsyncDisposableStack()
  leaving.defer(() => formMail.close())
  const port = await freePort()
  const lives = leaving.use(new Lives({ location, folder, port, formMailUrl: formMail.url, door }))
  const editions: Editions = { acknowledged: 0, sent: 0, isClosed: false }
  const publishing = publishAgainAndAgain(door, editions)
  const faults: string[] = []
  let looks = 0
  for (let killed = 1; killed <= kills; killed += 1) {
    lives.start()
    await lives.letIn()
    const before = editions.acknowledged
    const shown = await shownEdition(await door.origin())
    looks += 1
    faults.push(...faultsOf(shown, before, editions.sent))
    await setTimeout(random() * longestLifeMs, undefined, { signal })
    await lives.kill()
    progress?.(killed)
  }
  lives.start()
  await lives.letIn()
  editions.isClosed = true
  await publishing
  faults.push(
    ...faultsOf(await shownEdition(await door.origin()), editions.acknowledged, editions.sent),
  )
  return { acknowledged: editions.acknowledged, looks: looks + 1, faults }
}

function faultsOf(shown: readonly number[], acknowledged: number, sent: number): string[] {
  const [title = 0, lead = 0] = shown
  if (title !== lead) return [`half a publication: title ${title}, text ${lead}`]
  if (title >= acknowledged && title <= sent) return []
  return [`edition ${title} is shown, ${acknowledged} was acknowledged and ${sent} sent`]
}
