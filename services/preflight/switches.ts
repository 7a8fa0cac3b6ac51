import { featureNames, featureScopes, isOn, type FeatureScope } from '#contracts/features.ts'
import type { Site } from '../site/site.ts'
import type { Finding, FindingGroup } from './finding.ts'

/** Leaves out what only concerns features that are switched off. */
export function findingsSwitchedOn(
  groups: readonly FindingGroup[],
  { facts }: Pick<Site, 'facts'>,
): FindingGroup[] {
  const off: FeatureScope[] = featureNames
    .filter((name) => !facts.features[name])
    .map((name) => featureScopes[name])
  const isShown = ({ what, where }: Finding) => {
    const [, album] = /^content\/pictures\/([^/]+)\/$/.exec(where) ?? []
    if (album !== undefined && !isOn(facts, `/${album}`)) return false
    return !off.some(
      ({ documents = [], albums = [], settings = [] }) =>
        documents.some((name) => where.startsWith(`content/site/${name}`)) ||
        albums.some((name) => name === album) ||
        settings.some((name) => what.startsWith(name)),
    )
  }
  return groups.map(({ title, findings }) => ({ title, findings: findings.filter(isShown) }))
}
