import type { Work } from '../work.ts'
import { publishDue } from './publish-due.ts'
import type { PublishDeps } from './publish.ts'

const everyMs = 15_000

/** Publishes changes when their time has come; whichever server is first does it. */
export function publishingWork(deps: PublishDeps): Work<number> {
  return { every: everyMs, round: () => publishDue(deps) }
}
