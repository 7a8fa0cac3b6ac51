import { fork, type ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface ReaderOptions {
  /** 0 is normal, 19 the lowest priority. */
  niceness: number
  /** The program to run instead, for tests. */
  program?: string | undefined
  /** Ends it. */
  signal?: AbortSignal
}

const site = fileURLToPath(new URL('../../', import.meta.url))
/** `program.ts` and what it needs, built (bin/vite/reader.ts). */
const usualProgram = join(site, 'build/reader/program.js')
/** What the program consists of: code, no settings, no data. */
const code = ['package.json', 'build/reader/*', 'node_modules/*']
const heapMegabytes = 192

/**
 * Starts a reader that may read its own code and one folder, and write to that folder; it gets no
 * settings, no network and no child processes. Node enforces this for JavaScript; only the limits
 * on time and memory hold the C libraries that decode pictures.
 */
export function startReader(
  folder: string,
  { niceness, program = usualProgram, signal }: ReaderOptions,
): ChildProcess {
  const { SystemRoot } = process.env
  const child = fork(program, [String(process.pid)], {
    execArgv: [
      '--permission',
      ...[program, ...code.map((each) => join(site, each)), join(folder, '*')].map(
        (path) => `--allow-fs-read=${path}`,
      ),
      `--allow-fs-write=${join(folder, '*')}`,
      '--allow-addons',
      '--allow-worker',
      '--disable-warning=SecurityWarning',
      `--max-old-space-size=${heapMegabytes}`,
    ],
    env: { MALLOC_ARENA_MAX: '2', ...(SystemRoot && { SystemRoot }) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    ...(signal && { signal, killSignal: 'SIGKILL' }),
  })
  if (child.pid !== undefined) lowerPriority(child.pid, niceness)
  return child
}

/** A courtesy to visitors: files are read even where it fails. */
function lowerPriority(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness)
  } catch {
    // It may have ended already; the job will tell.
  }
}
