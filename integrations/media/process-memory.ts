import { readFile } from 'node:fs/promises'

const lookEveryMs = 200

const mostBytes = 640 * 1024 * 1024

const pageBytes = 4096

/** Calls back if a process holds more memory than any honest file needs. Linux only. */
export function watchMemory(pid: number | undefined, onTooMuch: () => void): () => void {
  if (process.platform !== 'linux' || pid === undefined) return () => {}
  const look = async () => {
    if ((await residentBytes(pid)) > mostBytes) onTooMuch()
  }
  const timer = setInterval(() => void look(), lookEveryMs)
  return () => clearInterval(timer)
}

/** Memory held by a process; 0 if the system does not tell. */
export async function residentBytes(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(line.split(' ')[1] ?? 0) * pageBytes
}
