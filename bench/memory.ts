import { readFile } from 'node:fs/promises'
import { runProgram } from './programs.ts'
import { inDigits } from './report.ts'

/** Memory a process holds now, in bytes. */
export async function residentBytes(pid: number | undefined): Promise<number> {
  const kilobytes = await runProgram({ command: 'ps', args: ['-o', 'rss=', '-p', String(pid)] })
  return Number(kilobytes) * 1024
}

export function inMegabytes(bytes: number): string {
  return `${inDigits(bytes / 1024 ** 2)} MB`
}

const lookEveryMs = 50

export interface MemoryWatch {
  /** The most memory the process and its children held together; stops watching. */
  stop(): number
}

/** Watches a server and its file readers. Shared pages count once per process. Linux only. */
export function watchTree(pid: number): MemoryWatch {
  let most = 0
  const look = async () => (most = Math.max(most, await treeBytes(pid)))
  const timer = setInterval(() => void look(), lookEveryMs)
  return {
    stop() {
      clearInterval(timer)
      return most
    },
  }
}

export async function treeBytes(pid: number): Promise<number> {
  const children = await childrenOf(pid)
  const each = await Promise.all([bytesOf(pid), ...children.map(treeBytes)])
  return each.reduce((sum, bytes) => sum + bytes, 0)
}

async function childrenOf(pid: number): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return list.split(' ').filter(Boolean).map(Number)
}

async function bytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024
}
