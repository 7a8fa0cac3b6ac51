import { runProgram } from './programs.ts'
import { inDigits } from './report.ts'

/** Memory that a process holds now, in bytes. */
export async function residentBytes(pid: number | undefined): Promise<number> {
  const kilobytes = await runProgram({ command: 'ps', args: ['-o', 'rss=', '-p', String(pid)] })
  return Number(kilobytes) * 1024
}

export function inMegabytes(bytes: number): string {
  return `${inDigits(bytes / 1024 ** 2)} MB`
}
