import { breadcrumbs } from '../../../structured-data.ts'
import type { CabinData } from './cabin-data.ts'
import { vacationRental } from './vacation-rental.ts'

/** What search engines read of a cabin. */
export function structuredDataOf(origin: string, { cabin, pictures }: CabinData): object[] {
  return [
    vacationRental(origin, cabin, pictures),
    breadcrumbs(origin, [
      { name: 'Home', path: '/' },
      { name: 'Cabins', path: '/cabins' },
      { name: cabin.name, path: `/cabins/${cabin.slug}` },
    ]),
  ]
}
