import { readFile, readlink, realpath, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

const lookEveryMs = 50
const patienceMs = 4000

function noteOf(file: string): string {
  return `${file}-copy.pid`
}

export async function rememberProcess(file: string, pid: number): Promise<void> {
  await writeFile(noteOf(file), String(pid), { mode: 0o600 })
}

/**
 * Ends the replicator of a site that was killed: it lives on, and two at once on one database would
 * spoil the copies. Asks the system what the process is, since its number may belong to another.
 */
export async function endOrphan(file: string, program: string): Promise<void> {
  const pid = Number(await readFile(noteOf(file), 'utf8').catch(() => '0'))
  if (!(await runs(pid, program))) return
  signal(pid, 'SIGTERM')
  for (let waited = 0; await runs(pid, program); waited += lookEveryMs) {
    if (waited >= patienceMs) signal(pid, 'SIGKILL')
    await wait(lookEveryMs)
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has just ended.
  }
}

async function runs(pid: number, program: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 1) return false
  return (await readlink(`/proc/${pid}/exe`).catch(() => '')) === (await realpath(program))
}
