import type { MovedCabin } from '#contracts/cabins.ts'
import type { Site } from './site.ts'

/** Where the pages of retired cabins lead. */
export function movedFrom({ retired }: Pick<Site, 'retired'>): MovedCabin[] {
  return retired.map(({ slug, redirectTo }) => ({ slug, redirectTo }))
}
