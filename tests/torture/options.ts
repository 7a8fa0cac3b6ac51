import { readArguments } from '#bin/setup/arguments.mjs'
import { databaseKinds, type DatabaseKind } from './databases.ts'
import { storeKinds } from './stores/stores.ts'

/** Of the command line. */
export const { values, positionals } = readArguments('torture')

export const kinds: readonly DatabaseKind[] = databaseKinds.filter((kind) =>
  [kind, 'both'].includes(values.database),
)

/** Where the parts that need an S3-compatible store get one. */
export const store = storeKinds.find((each) => each === values.storage) ?? 'fake'

export const storeName = store === 'radosgw' ? "Ceph's radosgw" : 'an S3 store'

const given = values.kills === undefined ? undefined : Number(values.kills)

/** As many as were asked for. */
export function killsOr(usual: number): number {
  return given ?? usual
}

const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => interruption.abort(new Error('interrupted')))
}

/** Aborts when this process is asked to end. */
export const { signal } = interruption

export function killing(kills: number) {
  return {
    kills,
    random: Math.random,
    signal,
    progress: (killed: number) => killed % 10 === 0 && console.log(`  ${killed} killed`),
  }
}
