import { todayIn } from '#contracts/dates.ts'
import { limits } from '#contracts/limits.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { useDocument } from '../../documents.ts'
import { page } from '../../page.ts'
import { FreeCabins } from './free-cabins.tsx'
import { answerSearch, staySearchFrom } from './free-cabins-query.ts'

export { meta, shouldRevalidate } from '../../page.ts'

export const loader = page(async (visit) => {
  const { album, client, document, facts, isFirstVisit, origin, read, url } = visit
  const { search } = await document('cabins')
  const cabins = await document('cabin-list')
  await Promise.all(cabins.map(({ id }) => album(id, limits.cardPictures)))
  const asked = staySearchFrom(url.searchParams, todayIn(facts.timeZone))
  if (isFirstVisit) await answerSearch(client, { read, cabins }, asked)
  return {
    ...search,
    path: '/cabins',
    picture: 'cabins',
    crumbs: [{ name: 'Cabins', path: '/cabins' }],
    structuredData: [cabinList(origin, cabins)],
  }
})

export default function Cabins() {
  const { title, lead } = useDocument('cabins')
  return (
    <div className="wrap pt-8 md:pt-10">
      <header className="max-w-2xl">
        <h1 className="sign text-title">{title}</h1>
        <p className="mt-2 text-lead text-soft">{lead}</p>
      </header>
      <FreeCabins />
    </div>
  )
}

/** The cabins as a list of pages for search engines (schema.org ItemList). */
function cabinList(origin: string, cabins: readonly Cabin[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: cabins.length,
    itemListElement: cabins.map(({ name, slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${origin}/cabins/${slug}`,
    })),
  }
}
