import { cabinsPage } from '#content/cabins-page.ts'
import { site } from '#content/site.ts'
import { todayIn } from '#contracts/days.ts'
import cardPictures from '#pictures/cards.json'
import { originContext, readApiContext } from '../../api-context.ts'
import { originOf, pageMeta } from '../../components/meta.ts'
import { breadcrumbs } from '../../structured-data.ts'
import type { Route } from './+types/cabins'
import { cabinList } from './cabin-list.ts'
import { FreeCabins } from './free-cabins.tsx'
import { readFirstAnswer } from './free-cabins-query.ts'
import { staySearchFrom } from './stay-search.ts'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Cabins', path: '/cabins' },
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const today = todayIn(site.timeZone)
  const search = staySearchFrom(new URL(request.url).searchParams, today)
  const first = await readFirstAnswer(context.get(readApiContext), search)
  const origin = context.get(originContext)
  const structuredData = [cabinList(origin), breadcrumbs(origin, crumbs)]
  return { structuredData, first, today }
}

/** Moving inside the site asks the API from the browser and says that it is looking. */
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    ...cabinsPage.searchResult,
    path: '/cabins',
    picture: cardPictures['desert-willow'][0],
    origin: originOf(matches),
    structuredData: loaderData?.structuredData,
  })

export default function Cabins({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap pt-10 md:pt-14">
      <header className="max-w-2xl">
        <h1 className="sign text-title">{cabinsPage.title}</h1>
        <p className="mt-3 text-lead text-soft">{cabinsPage.lead}</p>
      </header>
      <FreeCabins renderedOn={loaderData?.today} first={loaderData?.first} />
    </div>
  )
}
