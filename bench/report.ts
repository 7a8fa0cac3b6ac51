/** Whether a target was met, and the sentence that says so. */
export interface Verdict {
  holds: boolean
  text: string
}

export type Row = readonly (string | number)[]

/** The value that this share of `ascending` lies below. */
export function percentile(ascending: readonly number[], share: number): number {
  return ascending[Math.floor(ascending.length * share)] ?? NaN
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new Error('no values, no median')
  return (upper + lower) / 2
}

/** '12,345' and '1.23': only as many digits as matter. */
export function inDigits(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
  return value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

export function printTable(title: string, headings: Row, rows: readonly Row[]): void {
  const lines = [headings, ...rows].map((row) => row.map(String))
  const widths = headings.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  console.log(`\n${title}`)
  for (const line of lines) {
    console.log(
      `  ${line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('   ')
        .trimEnd()}`,
    )
  }
}

export function printVerdicts(verdicts: readonly Verdict[]): void {
  if (verdicts.length === 0) return
  console.log('\nTargets')
  for (const { holds, text } of verdicts) console.log(`  ${holds ? 'met   ' : 'MISSED'}  ${text}`)
}

/** Says in one line why a part cannot be measured here. */
export function skip(part: string, missing: string): Verdict[] {
  console.log(`\n${part}: skipped, there is no ${missing} on this machine.`)
  return []
}
