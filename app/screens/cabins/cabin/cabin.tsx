import { cabinInSearch, cabinPage } from '#content/cabin-page.ts'
import { shortened } from '../../../structured-data.ts'
import { limits } from '#contracts/limits.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { page, type Page, type Visit } from '../../../page.ts'
import type { Route } from './+types/cabin'
import { CabinDetail, CabinLoading, CabinSpinner } from './cabin-detail.tsx'
import { guestWords } from './guest-words.tsx'
import { nextFreeKey } from '../../../components/availability/use-availability.ts'
import { stayStateKey } from './use-days.ts'
import { vacationRental } from './vacation-rental.ts'
import { daysFromAddress, stayOf } from '../../../components/date-range/chosen-days.ts'
import { todayIn } from '#contracts/dates.ts'
import { NotFound } from '../../../components/not-found.tsx'
import { useFacts } from '../../../documents.ts'
import { useEffect, useState } from 'react'
import { NavigationType, redirect, useNavigationType } from 'react-router'

interface Shown {
  /** Shown at the end; null on the page of an unknown cabin. */
  others: readonly Cabin[] | null
}

export { meta, shouldRevalidate } from '../../../page.ts'

export const loader = page(async (visit: Visit<Route.LoaderArgs>): Promise<Page<Shown>> => {
  const { params, url, origin, isFirstVisit, facts, album, client, document, lookUp } = visit
  const slug = params.cabinSlug
  const cabins = await lookUp('cabin-list')
  const others = cabins.filter((cabin) => cabin.slug !== slug).slice(0, limits.otherCabins)
  if (cabins.every((cabin) => cabin.slug !== slug)) {
    const moved = (await lookUp('moved-cabins')).find((cabin) => cabin.slug === slug)
    if (moved) throw redirect(moved.redirectTo, 301)
    const shown = { others: null }
    return { name: cabinPage.notFound.heading, noindex: true, status: 404, shown }
  }
  const cabin = await document(`cabins/${slug}`)
  const stay = await document('stay')
  const pictures = await album(cabin.id)
  const { reviews, summary } = isFirstVisit ? await guestWords(client, cabin) : {}
  await Promise.all(others.map(({ id }) => album(id, 1)))
  const path = `/cabins/${slug}`
  const chosen = stayOf(daysFromAddress(url.search, todayIn(facts.timeZone)))
  return {
    name: cabin.name,
    description: shortened(cabinInSearch(cabin)),
    path,
    picture: cabin.id,
    crumbs: [
      { name: 'Cabins', path: '/cabins' },
      { name: cabin.name, path },
    ],
    queries: [nextFreeKey(slug, chosen), ...(chosen ? [stayStateKey(chosen)] : [])],
    structuredData: [vacationRental(origin, cabin, { facts, stay, pictures, reviews, summary })],
    shown: { others },
  }
})

export default function CabinScreen({ params, loaderData }: Route.ComponentProps) {
  const { others } = loaderData
  const hasArrived = useArrival(params.cabinSlug)
  if (!hasArrived && others) return <CabinLoading slug={params.cabinSlug} />
  if (!hasArrived) return <CabinSpinner className="min-h-[70vh]" />
  if (!others) return <NotFound {...cabinPage.notFound} />
  return <CabinDetail key={params.cabinSlug} slug={params.cabinSlug} others={others} />
}

/**
 * False for about half a second after following a link to a cabin (section 2). A first visit, Back
 * and Forward show it at once: the shorter loading page would lose the place on it.
 */
function useArrival(slug: string): boolean {
  const { cabinLoadDelayMs } = useFacts()
  const isLink = useNavigationType() !== NavigationType.Pop
  const [arrivedAt, setArrivedAt] = useState<string>()
  if (!isLink && arrivedAt !== slug) setArrivedAt(slug)

  useEffect(() => {
    const timer = setTimeout(setArrivedAt, cabinLoadDelayMs, slug)
    return () => clearTimeout(timer)
  }, [slug, cabinLoadDelayMs])

  return arrivedAt === slug
}
