import { data } from 'react-router'
import { cabinDetailsBySlug } from '#content/cabin-details.ts'
import { cabinPage } from '#content/cabin-page.ts'
import { cabinBySlug } from '#content/cabins.ts'
import { pageMeta, originOf } from '../../parts/meta.ts'
import { breadcrumbs } from '../../parts/structured-data.ts'
import type { Route } from './+types/cabin'
import { CabinDetail } from './cabin-detail.tsx'
import { CabinLoading } from './cabin-loading.tsx'
import { CabinNotFound } from './cabin-not-found.tsx'
import { picturesOf } from './pictures.ts'
import { useArrival } from './use-arrival.ts'
import { vacationRental } from './vacation-rental.ts'

export function loader({ params }: Route.LoaderArgs) {
  const isKnown = cabinBySlug(params.cabinSlug) !== undefined
  return data({ isFirstVisit: true }, { status: isKnown ? 200 : 404 })
}

/** Everything about a cabin is in this screen's own code: moving here asks the server nothing. */
export const clientLoader = () => ({ isFirstVisit: false })

export const meta: Route.MetaFunction = ({ params, matches }) => {
  const cabin = cabinBySlug(params.cabinSlug)
  const details = cabinDetailsBySlug(params.cabinSlug)
  const origin = originOf(matches)
  const path = `/cabins/${params.cabinSlug}`
  if (!cabin || !details) return [{ title: cabinPage.notFound.heading }]
  const pictures = picturesOf(cabin.slug)
  return pageMeta({
    name: cabin.name,
    description: cabin.description,
    path,
    picture: pictures[0],
    origin,
    structuredData: [
      vacationRental(origin ?? '', cabin, pictures),
      breadcrumbs(origin ?? '', [
        { name: 'Home', path: '/' },
        { name: 'Cabins', path: '/cabins' },
        { name: cabin.name, path },
      ]),
    ],
  })
}

export default function CabinScreen({ params, loaderData }: Route.ComponentProps) {
  const cabin = cabinBySlug(params.cabinSlug)
  const details = cabinDetailsBySlug(params.cabinSlug)
  const hasArrived = useArrival(params.cabinSlug, loaderData.isFirstVisit)
  if (!hasArrived) return <CabinLoading />
  if (!cabin || !details) return <CabinNotFound />
  return <CabinDetail key={cabin.slug} cabin={cabin} details={details} />
}
