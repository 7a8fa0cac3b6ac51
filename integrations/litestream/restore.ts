import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { keysFor, type CopyPlan, writeSettings } from './settings.ts'

/** The copy can't be read or has nothing for that moment. */
export class CopyError extends Error {
  override name = 'CopyError'
}

interface Restoring {
  program: string
  plan: CopyPlan
  /** The path to write, where nothing is yet. */
  to: string
  /** Omitted: the newest. */
  at?: Temporal.Instant | undefined
  signal?: AbortSignal | undefined
}

/** Restores the database as it was at a moment. Throws `CopyError`. */
export async function restoreDatabase(restoring: Restoring): Promise<void> {
  const { program, plan, to, at, signal } = restoring
  const settings = await writeSettings(plan)
  const moment = at ? ['-timestamp', at.toString({ smallestUnit: 'second' })] : []
  const child = spawn(program, ['restore', '-config', settings, '-o', to, ...moment, plan.file], {
    env: keysFor(plan.target),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal && { signal }),
  })
  const [said, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  if (code !== 0) throw new CopyError(reasonIn(said + errors))
}

/** Litestream's own words, which name no guest. */
function reasonIn(log: string): string {
  const reason = /error="([^"]+)"/.exec(log)?.[1] ?? log.trim().split('\n').at(-1) ?? ''
  return /no matching backups|no snapshots|timestamp/.test(reason)
    ? 'There is no copy of the database of that time.'
    : `The copy of the database can't be read: ${reason || 'no reason was given'}.`
}
