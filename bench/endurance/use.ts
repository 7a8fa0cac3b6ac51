import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { inMegabytes, residentBytes } from '../memory.ts'
import { inDigits, median, printTable, type Verdict } from '../report.ts'

/** What a server holds at one moment. */
interface Use {
  bytes: number
  /** Open files and connections. */
  handles: number
  /** In DATA_DIR, but for the uploads. */
  files: number
  uploads: number
}

const lookEveryMs = 15_000
const mostGrowth = 1.2
/** Of handles and files; connections come and go. */
const mostMore = 10

/** Looks every quarter of a minute, from now on. */
export function watchUse(pid: number | undefined, folder: string) {
  const looks: Promise<Use>[] = []
  const timer = setInterval(() => looks.push(look(pid, folder)), lookEveryMs)
  return {
    async stop(): Promise<Use[]> {
      clearInterval(timer)
      looks.push(look(pid, folder))
      return Promise.all(looks)
    },
  }
}

async function look(pid: number | undefined, folder: string): Promise<Use> {
  const inData = await readdir(folder, { recursive: true })
  const uploads = inData.filter((name) => name.startsWith('uploads')).length
  return {
    bytes: await residentBytes(pid),
    handles: (await readdir(join('/proc', String(pid), 'fd'))).length,
    files: inData.length - uploads,
    uploads,
  }
}

export function printUse(looks: readonly Use[]): void {
  printTable(
    'Held by the server, medians of each sixth',
    ['sixth', 'memory', 'handles', 'files without uploads', 'files of uploads'],
    sixths(looks).map((some, index) => [
      index + 1,
      inMegabytes(median(some.map(({ bytes }) => bytes))),
      median(some.map(({ handles }) => handles)),
      median(some.map(({ files }) => files)),
      median(some.map(({ uploads }) => uploads)),
    ]),
  )
}

/** The second sixth against the last: a server warms up. */
export function judgeUse(looks: readonly Use[]): Verdict[] {
  const [, begin = [], ...others] = sixths(looks)
  const end = others.at(-1) ?? []
  const of = (some: readonly Use[], name: keyof Use) => median(some.map((use) => use[name]))
  const growth = of(end, 'bytes') / of(begin, 'bytes')
  return [
    {
      holds: growth <= mostGrowth,
      text: `memory at the end ${inDigits(growth)} of the beginning (at most ${mostGrowth})`,
    },
    ...(['handles', 'files'] as const).map((name) => {
      const more = of(end, name) - of(begin, name)
      return { holds: more <= mostMore, text: `${more} more ${name} (at most ${mostMore})` }
    }),
  ]
}

function sixths(looks: readonly Use[]): Use[][] {
  const size = Math.max(1, Math.ceil(looks.length / 6))
  return Array.from({ length: 6 }, (_, index) =>
    looks.slice(index * size, (index + 1) * size),
  ).filter((some) => some.length > 0)
}
