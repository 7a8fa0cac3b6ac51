import { readFile } from 'node:fs/promises'

/** Whether the system reports what a process uses. */
export const knowsUse = process.platform === 'linux'

const lookEveryMs = 200

const mostBytes = 640 * 1024 * 1024

const pageBytes = 4096
/** Linux counts processor time in these, whatever the machine. */
const tickMs = 10

/** Calls back if a process uses more memory or processor time than any honest file needs. */
export function watchUse(
  pid: number | undefined,
  mostCpuMs: number,
  onTooMuch: () => void,
): () => void {
  if (!knowsUse || pid === undefined) return () => {}
  const look = async () => {
    const { bytes, cpuMs } = await usedBy(pid)
    if (bytes > mostBytes || cpuMs > mostCpuMs) onTooMuch()
  }
  const timer = setInterval(() => void look(), lookEveryMs)
  return () => clearInterval(timer)
}

/** Zeros for a process that has ended. */
async function usedBy(pid: number): Promise<{ bytes: number; cpuMs: number }> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The program's name comes before, in brackets, and may hold spaces.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const [user, system, pages] = [11, 12, 21].map((at) => Number(fields[at] ?? 0))
  return { bytes: (pages ?? 0) * pageBytes, cpuMs: ((user ?? 0) + (system ?? 0)) * tickMs }
}
