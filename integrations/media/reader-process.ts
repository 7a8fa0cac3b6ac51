import { fork, type ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface ReaderOptions {
  /** 0 is normal, 19 is the last to be served. */
  niceness: number
  /** Another program than the one that reads files, for tests. */
  program?: string | undefined
}

const site = fileURLToPath(new URL('../../', import.meta.url))
/** `program.ts` and what it needs, built (bin/vite/reader.ts). */
const usualProgram = join(site, 'build/reader/program.js')
/** What the program is made of: code, no settings, no data. */
const code = ['package.json', 'build/reader/*', 'node_modules/*']
const heapMegabytes = 192

/**
 * Starts a reader that may read its own code and one folder, and write to that folder; it gets no
 * settings, and may not open connections or start programs. Node enforces this for JavaScript; the
 * libraries in C that decode pictures are held by the limits on time and memory only.
 */
export function startReader(
  folder: string,
  { niceness, program = usualProgram }: ReaderOptions,
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
  })
  if (child.pid !== undefined) lowerPriority(child.pid, niceness)
  return child
}

/** A courtesy to visitors: where it cannot be done, files are still read. */
function lowerPriority(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness)
  } catch {
    // It may have ended already; the job will tell.
  }
}
