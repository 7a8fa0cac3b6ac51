import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { userInfo } from 'node:os'
import { run } from './run.ts'

/** A program of the cluster; PostgreSQL does not run as root. */
export class Daemon {
  readonly ended: Promise<unknown>
  readonly #child: ChildProcess

  constructor(command: string, args: readonly string[], log: string, env: NodeJS.ProcessEnv = {}) {
    const [program, words] = asPostgres(command, args)
    // A group of its own, so that what it starts can be killed with it.
    this.#child = spawn(program, words, {
      env: { PATH: process.env['PATH'], ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const lines = createWriteStream(log, { flags: 'a' })
    // The stream that ends first must not close the log of the other.
    this.#child.stdout?.pipe(lines, { end: false })
    this.#child.stderr?.pipe(lines, { end: false })
    this.#child.once('close', () => lines.end())
    this.ended = once(this.#child, 'exit')
  }

  /** Kills it and everything in its group, like a power cut. */
  async kill(): Promise<void> {
    this.signal('SIGKILL')
    if (this.#child.exitCode === null && this.#child.signalCode === null) await this.ended
  }

  signal(signal: NodeJS.Signals): void {
    if (this.#child.pid === undefined) return
    try {
      process.kill(-this.#child.pid, signal)
    } catch {
      // It has ended.
    }
  }
}

/** Gives a folder to the user whom `Daemon` runs programs as. */
export async function giveToPostgres(folder: string): Promise<void> {
  if (userInfo().uid === 0) await run('chown', ['-R', 'postgres', folder])
}

function asPostgres(command: string, args: readonly string[]): [string, readonly string[]] {
  if (userInfo().uid !== 0) return [command, args]
  const become = ['--reuid=postgres', '--regid=postgres', '--init-groups']
  return ['setpriv', [...become, command, ...args]]
}
