import { factsIn } from '../../documents.ts'
import type { loader as rootLoader } from '../../root.tsx'

interface MetaArgs {
  /** The root's comes first. */
  matches: readonly [{ loaderData?: unknown }, ...unknown[]]
}

/** Title and `noindex` of an admin screen. */
export function adminMeta(title: string) {
  return ({ matches: [root] }: MetaArgs) => {
    const { property } = factsIn(root.loaderData as RootData) ?? {}
    const named = property === undefined ? title : `${title} - ${property}`
    return [{ title: named }, { name: 'robots', content: 'noindex' }]
  }
}

type RootData = Awaited<ReturnType<typeof rootLoader>> | undefined
