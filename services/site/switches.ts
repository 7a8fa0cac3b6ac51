import { featureNames, type FeatureName } from '#contracts/features.ts'

export type Features = Readonly<Record<FeatureName, boolean>>

/** Marked with the feature it is about. */
interface Marked extends Readonly<Record<string, unknown>> {
  feature: unknown
}

/**
 * Leaves out what a document marks with `feature: <name>` while that feature is off: an entry of a
 * list, a section, or a text written as `{ feature, text, otherwise }`.
 */
export function withoutSwitchedOff(
  value: unknown,
  features: Features,
  onUnknown: (path: string, name: string) => void,
): unknown {
  const keep = (each: unknown, path: readonly string[]): unknown => {
    if (Array.isArray(each)) {
      return each
        .map((item, at) => keep(item, [...path, String(at)]))
        .filter((item) => item !== undefined)
    }
    if (!isRecord(each)) return each
    if (!isMarked(each)) return keepFields(each, path)
    const { feature, ...rest } = each
    if (!isFeature(feature)) onUnknown(path.join('.'), String(feature))
    const isShown = !isFeature(feature) || features[feature]
    if (!isShown) return keep(rest['otherwise'], path)
    return isText(rest) ? keep(rest['text'], path) : keepFields(rest, path)
  }
  const keepFields = (fields: Readonly<Record<string, unknown>>, path: readonly string[]) => {
    const kept = Object.entries(fields).map(([name, each]) => [name, keep(each, [...path, name])])
    return Object.fromEntries(kept.filter(([, each]) => each !== undefined))
  }
  return keep(value, [])
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function isMarked(value: Readonly<Record<string, unknown>>): value is Marked {
  return Object.hasOwn(value, 'feature')
}

function isFeature(name: unknown): name is FeatureName {
  return featureNames.some((known) => known === name)
}

/** Not a list entry that happens to have a text field. */
function isText(fields: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(fields).every((name) => name === 'text' || name === 'otherwise')
}
