const faultsShown = 20

/** What a part found, how many promises were broken and which, and how long it took. */
export function print(
  startedAt: number,
  faults: readonly string[],
  found: readonly string[],
): number {
  const lines = [
    ...found,
    faults.length === 0 ? 'every promise was kept' : `${faults.length} BROKEN PROMISES:`,
    ...faults.slice(0, faultsShown),
    `${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
  ]
  console.log(lines.map((line) => `  ${line}`).join('\n'))
  return faults.length
}
