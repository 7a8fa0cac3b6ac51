import { data } from 'react-router'
import { cabinInSearch } from '#content/cabin-search.ts'
import { cabinPage } from '#content/cabin-page.ts'
import { originContext } from '../../../api-context.ts'
import { originOf, pageMeta } from '../../../components/meta.ts'
import { shortened } from '../../../components/shortened.ts'
import type { Route } from './+types/cabin'
import { loadCabin } from './cabin-data.ts'
import { CabinDetail } from './cabin-detail.tsx'
import { CabinLoading } from './cabin-loading.tsx'
import { CabinNotFound } from './cabin-not-found.tsx'
import { structuredDataOf } from './structured-data.ts'
import { useArrival } from './use-arrival.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const known = await loadCabin(params.cabinSlug)
  const structuredData = known ? structuredDataOf(context.get(originContext), known) : []
  return data({ known, structuredData, isFirstVisit: true }, { status: known ? 200 : 404 })
}

/** A cabin comes from files of the site that never change: moving here asks the server for no data. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { known: await loadCabin(params.cabinSlug), structuredData: [], isFirstVisit: false }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData?.known) return [{ title: cabinPage.notFound.heading }]
  const { cabin, pictures } = loaderData.known
  return pageMeta({
    name: cabin.name,
    description: shortened(cabinInSearch(cabin)),
    path: `/cabins/${cabin.slug}`,
    picture: pictures[0],
    origin: originOf(matches),
    structuredData: loaderData.structuredData,
  })
}

export default function CabinScreen({ params, loaderData }: Route.ComponentProps) {
  const { known, isFirstVisit } = loaderData
  const hasArrived = useArrival(params.cabinSlug, isFirstVisit)
  if (!hasArrived) return <CabinLoading />
  if (!known) return <CabinNotFound />
  return <CabinDetail key={params.cabinSlug} {...known} />
}
