import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { environmentWith } from '#tests/fixtures/processes/environment.ts'
import type { HostReply, HostRequest } from './site-host.ts'

const program = fileURLToPath(new URL('./site-host.ts', import.meta.url))

/** The variable with the folder of light pictures. */
export const lightPicturesVariable = 'LIGHT_PICTURES'

let host: ChildProcess | undefined
let lastId = 0

/**
 * Opens a site with these environment variables in this worker's host process; returns a function
 * that closes it. Rejects with the site's error if it cannot start.
 */
export async function openOnHost(settings: Record<string, string>): Promise<() => Promise<void>> {
  host ??= startHost()
  const running = host
  lastId += 1
  const id = lastId
  await ask(running, { id, open: settings })
  return async () => {
    lastId += 1
    await ask(running, { id: lastId, close: id })
  }
}

function startHost(): ChildProcess {
  const child = spawn(process.execPath, [program], {
    env: environmentWith({
      NODE_ENV: 'production',
      [lightPicturesVariable]: process.env[lightPicturesVariable] ?? '',
    }),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  // The worker exits after its journeys, even if the host still runs.
  child.unref()
  child.channel?.unref()
  child.once('exit', () => {
    if (host === child) host = undefined
  })
  return child
}

function ask(child: ChildProcess, request: HostRequest): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const settle = (reply: HostReply) => {
    if (reply.id !== request.id) return
    done()
    if (reply.error === undefined) resolve()
    else reject(new Error(reply.error))
  }
  const fail = (code: number | null) => {
    done()
    reject(new Error(`the host of the sites ended with ${code}`))
  }
  const done = () => {
    child.off('message', settle).off('exit', fail)
    child.channel?.unref()
  }
  child.channel?.ref()
  child.on('message', settle).on('exit', fail)
  child.send(request)
  return promise
}
