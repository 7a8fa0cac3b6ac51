import { ask, untilAnswering } from './http.ts'
import { freePort, onServerCore, startProgram, type Running } from './programs.ts'

export interface Site extends Running {
  origin: string
  /** From starting the process until it answered /healthz, in milliseconds. */
  listeningMs: number
}

/** Starts the built site as `npm start` does, on a free port, and waits until it listens. */
export async function startSite(
  dataFolder: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const startedAt = performance.now()
  const server = startProgram(
    onServerCore({
      command: process.execPath,
      args: ['server/main.ts'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: `${dataFolder}/compiled`,
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: dataFolder,
        LOG_LEVEL: 'error',
        ...variables,
      },
    }),
  )
  try {
    await untilAnswering(`${origin}/healthz`, server)
  } catch (error) {
    await server[Symbol.asyncDispose]()
    throw error
  }
  return { ...server, origin, listeningMs: performance.now() - startedAt }
}

/** How long one page takes to come, in milliseconds. Throws unless it comes well. */
export async function timePage(site: Site, path: string): Promise<number> {
  const startedAt = performance.now()
  const { status } = await ask(site.origin + path)
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return performance.now() - startedAt
}
