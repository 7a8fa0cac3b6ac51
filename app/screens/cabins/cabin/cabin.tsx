import { cabinInSearch } from '#content/cabin-search.ts'
import { cabinPage } from '#content/cabin-page.ts'
import { shortened } from '../../../components/shortened.ts'
import { page, type Page, type Visit } from '../../../page.ts'
import type { Route } from './+types/cabin'
import { loadCabin, type CabinData } from './cabin-data.ts'
import { CabinDetail } from './cabin-detail.tsx'
import { CabinLoading } from './cabin-loading.tsx'
import { CabinNotFound } from './cabin-not-found.tsx'
import { useArrival } from './use-arrival.ts'
import { vacationRental } from './vacation-rental.ts'

type CabinPage = Page<{ known: CabinData | null; isFirstVisit: boolean }>

export { meta, shouldRevalidate } from '../../../page.ts'

export const loader = page(
  async ({ params, origin, isFirstVisit }: Visit<Route.LoaderArgs>): Promise<CabinPage> => {
    const known = await loadCabin(params.cabinSlug)
    const shown = { known, isFirstVisit }
    if (!known) return { name: cabinPage.notFound.heading, noindex: true, status: 404, shown }
    const { cabin, pictures } = known
    const path = `/cabins/${cabin.slug}`
    return {
      name: cabin.name,
      description: shortened(cabinInSearch(cabin)),
      path,
      picture: pictures[0],
      crumbs: [
        { name: 'Cabins', path: '/cabins' },
        { name: cabin.name, path },
      ],
      structuredData: [vacationRental(origin, cabin, pictures)],
      shown,
    }
  },
)

export default function CabinScreen({ params, loaderData }: Route.ComponentProps) {
  const { known, isFirstVisit } = loaderData
  const hasArrived = useArrival(params.cabinSlug, isFirstVisit)
  if (!hasArrived) return <CabinLoading />
  if (!known) return <CabinNotFound />
  return <CabinDetail key={params.cabinSlug} {...known} />
}
