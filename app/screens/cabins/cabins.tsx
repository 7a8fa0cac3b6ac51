import { useSearchParams } from 'react-router'
import { cabinsPage } from '#content/cabins-page.ts'
import { cabins, sortCabins } from '#content/cabins.ts'
import { cabinOrders, type CabinOrder } from '#contracts/options.ts'
import cardPictures from '#pictures/cards.json'
import { originContext } from '../../api-context.ts'
import { CabinCard } from '../../parts/cabin-card.tsx'
import { originOf, pageMeta } from '../../parts/meta.ts'
import { breadcrumbs } from '../../parts/structured-data.ts'
import type { Route } from './+types/cabins'
import { SortControl } from './sort-control.tsx'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Cabins', path: '/cabins' },
]

export function loader({ context }: Route.LoaderArgs) {
  return { structuredData: [breadcrumbs(context.get(originContext), crumbs)] }
}

/** Moving inside the site needs nothing from the server. */
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    name: cabinsPage.title,
    description: cabinsPage.lead,
    path: '/cabins',
    picture: cardPictures['desert-willow'][0],
    origin: originOf(matches),
    structuredData: loaderData?.structuredData,
  })

export default function Cabins() {
  const [search] = useSearchParams()
  const order = orderFrom(search.get('sort'))
  return (
    <div className="wrap pt-10 md:pt-14">
      <header className="flex flex-wrap items-end justify-between gap-6">
        <div className="max-w-2xl">
          <h1 className="sign text-title">{cabinsPage.title}</h1>
          <p className="mt-3 text-lead text-soft">{cabinsPage.lead}</p>
        </div>
        <SortControl order={order} />
      </header>
      <div className="mt-9 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {sortCabins(cabins, order).map((cabin) => (
          <CabinCard key={cabin.slug} cabin={cabin} heading="h2" />
        ))}
      </div>
    </div>
  )
}

/** What the address asks for; anything unknown is the order of the house. */
function orderFrom(value: string | null): CabinOrder {
  return cabinOrders.find((order) => order === value) ?? 'no-sorting'
}
