/** Something to change before a real launch, and where. */
export interface Finding {
  what: string
  where: string
}

export interface FindingGroup {
  title: string
  findings: readonly Finding[]
}

/** Omits what the owner has confirmed, and reports confirmations that no longer apply. */
export function withoutConfirmed(
  groups: readonly FindingGroup[],
  confirmed: readonly string[],
): FindingGroup[] {
  const all = groups.flatMap(({ findings }) => findings.map(({ what }) => what))
  const stale = confirmed.filter((what) => !all.includes(what))
  return [
    ...groups.map(({ title, findings }) => ({
      title,
      findings: findings.filter(({ what }) => !confirmed.includes(what)),
    })),
    {
      title: 'Confirmed, but no longer listed',
      findings: stale.map((what) => ({ what, where: 'content/confirmed.ts' })),
    },
  ]
}

/** The findings, grouped for people; one line each with the place to edit. */
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
