import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url))

export interface SiteProcess {
  /** Resolves once it listens; rejects when it ends before. */
  listening: Promise<void>
  /** Ends it as a power cut would, without a word; resolves when it is gone. */
  kill(): Promise<void>
  signal(signal: NodeJS.Signals): void
}

export interface Watching {
  /** For Node, before the program. */
  args?: readonly string[]
  /** Told of each line that it logs. */
  onLine?: (line: string) => void
}

/** Starts the real server, with nothing in its environment but these variables and the PATH. */
export function startSite(
  variables: Readonly<Record<string, string>>,
  { args = [], onLine }: Watching = {},
): SiteProcess {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'info', ...variables }
  const child = spawn(process.execPath, [...args, main], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  // An interrupted run leaves nothing running.
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
  // Killed while it starts, it is not waited for.
  listening.catch(() => {})
  return {
    listening,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    signal: (signal) => void child.kill(signal),
  }
}
