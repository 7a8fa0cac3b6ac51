import type { FindingGroup } from './finding.ts'

/** What is left, grouped, for a person to read; one line each with the place to edit. */
export function report(groups: readonly FindingGroup[]): string {
  const left = countFindings(groups)
  if (left === 0) return 'Nothing is left. Ready to launch.'
  const parts = groups.filter(({ findings }) => findings.length > 0).map(section)
  return [...parts, `${left} left before a real launch.`].join('\n\n')
}

export function countFindings(groups: readonly FindingGroup[]): number {
  return groups.reduce((sum, { findings }) => sum + findings.length, 0)
}

function section({ title, findings }: FindingGroup): string {
  const lines = findings.map(({ what, where }) => `  - ${what}  [${where}]`)
  return [`${title} (${findings.length})`, ...lines].join('\n')
}
