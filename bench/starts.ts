import { serverFlags, serverVariables } from '#bin/setup/node.mjs'
import { ask, untilAnswering } from './http.ts'
import { freePort, onServerCore, startProgram, temporaryFolder, type Running } from './programs.ts'
import { inDigits, median, printTable } from './report.ts'
import { fillDataFolder } from './sample-data.ts'

export interface Site extends Running {
  origin: string
  port: number
  /** From starting the process until it answered /healthz, in milliseconds. */
  listeningMs: number
}

/** Starts the built site like `npm start`, on a free port, until the scope ends. */
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
      args: [...serverFlags, 'build/server/main.js'],
      env: {
        ...serverVariables,
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
  return { ...server, origin, port, listeningMs: performance.now() - startedAt }
}

const starts = 5

interface Start {
  listening: number
  /** From starting the process to the first page, in milliseconds. */
  firstPage: number
}

/** How long a visitor waits who arrives while the site starts. */
export async function measureStarts(): Promise<[]> {
  const folder = temporaryFolder()
  await fillDataFolder(folder)
  const first = await start(folder)
  const later: Start[] = []
  for (let index = 0; index < starts; index += 1) later.push(await start(folder))
  printTable(
    'Cold start on existing data, in milliseconds',
    ['start', 'listening', 'first 200 of /'],
    [
      ['first, nothing compiled yet', inDigits(first.listening), inDigits(first.firstPage)],
      [
        `later, median of ${starts}`,
        inDigits(median(later.map(({ listening }) => listening))),
        inDigits(median(later.map(({ firstPage }) => firstPage))),
      ],
    ],
  )
  return []
}

async function start(folder: string): Promise<Start> {
  await using site = await startSite(folder)
  const startedAt = performance.now()
  const { status } = await ask(site.origin)
  if (status !== 200) throw new Error(`/ returned ${status}`)
  return {
    listening: site.listeningMs,
    firstPage: site.listeningMs + performance.now() - startedAt,
  }
}
