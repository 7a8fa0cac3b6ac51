import type { Memory } from './hostile-site.ts'
import type { RequestsReport } from './requests.ts'

const saidEvery = 50_000

export function sayHowFar(sent: number, memory: Memory): void {
  if (sent % saidEvery === 0) console.log(`  ${sent} sent, ${inWords(memory)}`)
}

export function linesOf(report: RequestsReport, count: number): string[] {
  const { seconds, statuses, memory } = report
  const sorted = [...statuses].toSorted(([one], [other]) =>
    String(one).localeCompare(String(other)),
  )
  return [
    `${(count / seconds).toFixed(0)} requests a second for ${seconds.toFixed(0)} s`,
    sorted.map(([status, times]) => `${status}: ${times}`).join(', '),
    `memory at the start: ${inWords(memory.start)}`,
    `after the first tenth: ${inWords(memory.warm)}`,
    `at its highest: ${inWords(memory.highest)}`,
    `afterwards: ${inWords(memory.quiet)}`,
  ]
}

function inWords({ rss, heapUsed }: Memory): string {
  const megabytes = (bytes: number) => (bytes / 1024 ** 2).toFixed(0)
  return `${megabytes(rss)} MB, of which ${megabytes(heapUsed)} MB heap`
}
