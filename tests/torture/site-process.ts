import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { environmentWith } from '#tests/fixtures/processes/environment.ts'

const main = fileURLToPath(new URL('../../build/server/main.js', import.meta.url))

export interface SiteProcess {
  /** Resolves once it listens; rejects if it exits before. */
  listening: Promise<void>
  /** Kills it like a power cut; resolves once it is gone. */
  kill(): Promise<void>
  /** Asks it to stop; resolves once it is gone. */
  end(): Promise<void>
  signal(signal: NodeJS.Signals): void
}

export interface Watching {
  /** Arguments for Node, before the program. */
  args?: readonly string[]
  /** Called for each log line. */
  onLine?: (line: string) => void
}

/** Starts the real server, with only these variables and PATH in its environment. */
export function startSite(
  variables: Readonly<Record<string, string>>,
  { args = [], onLine }: Watching = {},
): SiteProcess {
  const env = environmentWith({ NODE_ENV: 'production', LOG_LEVEL: 'info', ...variables })
  const child = spawn(process.execPath, [...args, main], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  // An interrupted run must leave no process behind.
  const killWithUs = () => void child.kill('SIGKILL')
  process.once('exit', killWithUs)
  void ended.then(() => process.off('exit', killWithUs))
  const listening = new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('"msg":"Server listening')) resolve()
      onLine?.(line)
    })
    void ended.then(([code]) => reject(new Error(`the server ended with ${String(code)}`)))
  })
  // If it is killed while starting, nobody awaits this.
  listening.catch(() => {})
  return {
    listening,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async end() {
      child.kill('SIGTERM')
      await ended
    },
    signal: (signal) => void child.kill(signal),
  }
}
