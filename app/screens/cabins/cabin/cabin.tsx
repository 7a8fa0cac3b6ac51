import { cabinInSearch } from '#content/cabin-search.ts'
import { cabinPage } from '#content/cabin-page.ts'
import { shortened } from '../../../structured-data.ts'
import { page, type Page, type Visit } from '../../../page.ts'
import type { Route } from './+types/cabin'
import { loadCabin, type CabinData } from './cabin-data.ts'
import { CabinDetail } from './cabin-detail.tsx'
import { cabinsBeside } from './other-cabins.tsx'
import { vacationRental } from './vacation-rental.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { Loading, Spinner } from '../../../components/loading.tsx'
import { NotFound } from '../../../components/not-found.tsx'
import { useEffect, useState } from 'react'
import { site } from '#content/site.ts'

type CabinPage = Page<{ known: CabinData | null; isFirstVisit: boolean }>

export { meta, shouldRevalidate } from '../../../page.ts'

export const loader = page(
  async ({ album, params, origin, isFirstVisit }: Visit<Route.LoaderArgs>): Promise<CabinPage> => {
    const known = await loadCabin(params.cabinSlug)
    const shown = { known, isFirstVisit }
    if (!known) return { name: cabinPage.notFound.heading, noindex: true, status: 404, shown }
    const { cabin } = known
    const pictures = await album(cabin.id)
    await Promise.all(cabinsBeside(cabin.slug).map(({ id }) => album(id, 1)))
    const path = `/cabins/${cabin.slug}`
    return {
      name: cabin.name,
      description: shortened(cabinInSearch(cabin)),
      path,
      picture: cabin.id,
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

function CabinLoading() {
  return (
    <Loading text={cabinPage.loading} className="wrap grid min-h-[70vh] place-content-center">
      <Spinner className="size-12 border-4 text-ember" />
    </Loading>
  )
}

const { notFound } = cabinPage

function CabinNotFound() {
  return (
    <NotFound heading={notFound.heading} text={notFound.text}>
      <ButtonLink to={notFound.home.to}>{notFound.home.label}</ButtonLink>
    </NotFound>
  )
}

/**
 * False for about half a second after moving to a cabin inside the site (specification, section 2);
 * a first visit is complete at once.
 */
function useArrival(slug: string, isFirstVisit: boolean): boolean {
  const [arrivedAt, setArrivedAt] = useState(isFirstVisit ? slug : null)

  useEffect(() => {
    if (isFirstVisit) return
    const timer = setTimeout(() => setArrivedAt(slug), site.cabinLoadDelayMs)
    return () => clearTimeout(timer)
  }, [slug, isFirstVisit])

  return arrivedAt === slug
}
