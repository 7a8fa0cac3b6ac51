import { temporaryFolder } from './programs.ts'
import { inDigits, median, printTable } from './report.ts'
import { fillDataFolder } from './sample-data.ts'
import { startSite, timePage } from './site.ts'

const starts = 5

interface Start {
  listening: number
  /** From starting the process to the first page, in milliseconds. */
  firstPage: number
}

/** How long a visitor waits who comes while the site is being started. */
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
  const pageMs = await timePage(site, '/')
  return { listening: site.listeningMs, firstPage: site.listeningMs + pageMs }
}
