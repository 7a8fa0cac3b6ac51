import type { FindingGroup } from './finding.ts'

/** Leaves out what the owner has confirmed, and names what is confirmed and no longer listed. */
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
