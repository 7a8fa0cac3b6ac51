import type { LaunchGroup } from '#services/preflight/launch-findings.ts'

type Group = Pick<LaunchGroup, 'title' | 'findings'>

/** The findings, grouped for people; one line each with the place to edit. */
export function report(groups: readonly Group[]): string {
  const left = countFindings(groups)
  if (left === 0) return 'Nothing is left. Ready to launch.'
  const parts = groups.filter(({ findings }) => findings.length > 0).map(section)
  return [...parts, `${left} left before a real launch.`].join('\n\n')
}

export function countFindings(groups: readonly Group[]): number {
  return groups.reduce((sum, { findings }) => sum + findings.length, 0)
}

function section({ title, findings }: Group): string {
  const lines = findings.map(({ what, where }) => `  - ${what}  [${where}]`)
  return [`${title} (${findings.length})`, ...lines].join('\n')
}
