import type { AdminCabin } from '#contracts/cabins.ts'
import { feedVariable } from '#contracts/feed-variable.ts'
import { allCabinFeeds, type CabinFeed } from '#store/cabins/cabin-feeds.ts'
import { allClosures } from '#store/closures/closures.ts'
import { calendarAddress } from '../availability/availability-file.ts'
import { hostOf } from '../availability/own-feeds.ts'
import { lasting } from '../closures/closures.ts'
import type { Dependencies } from '../dependencies.ts'
import { cabinsPrefix } from '../site/parse-document.ts'
import { editedOf, revisionsOf } from '../site-editing/read-document.ts'
import { readBase, valueOf } from '../site-editing/site-source.ts'

export type AdminCabinsDeps = Pick<
  Dependencies,
  'db' | 'site' | 'clock' | 'siteSource' | 'feedControl' | 'origin'
>

/** All cabins: those that guests see, those they don't see yet, and those they no longer see. */
export async function listCabinsForAdmin(deps: AdminCabinsDeps): Promise<AdminCabin[]> {
  const { db, site, clock, feedControl, origin } = deps
  const feeds = Map.groupBy(await allCabinFeeds(db), ({ cabin }) => cabin)
  const withFeeds = (cabin: WithoutFeeds): AdminCabin => ({
    ...cabin,
    calendar: calendarAddress(origin, cabin.slug),
    feeds: (feeds.get(cabin.id) ?? []).map(presentFeed),
    feedSetting: feedControl.inSettings.includes(cabin.id) ? feedVariable(cabin.id) : null,
  })
  const closures = await allClosures(db)
  const today = clock.today(site.facts.timeZone)
  const shown = site.cabins.map((cabin) => {
    const own = lasting(closures.get(cabin.id), today)
    return present(cabin, { state: 'shown', closures: own })
  })
  const retired = site.retired.map((cabin) =>
    present(cabin, { state: 'retired', redirectTo: cabin.redirectTo }),
  )
  return [...shown, ...(await unpublishedCabins(deps)), ...retired].map(withFeeds)
}

/** Named as in their drafts. */
async function unpublishedCabins({ db, siteSource }: AdminCabinsDeps): Promise<WithoutFeeds[]> {
  const { unpublished } = await readBase(db, siteSource)
  const added = [...unpublished].filter((document) => document.startsWith(cabinsPrefix))
  return Promise.all(
    added.map(async (document) => {
      const id = document.slice(cabinsPrefix.length)
      const edited = editedOf(await revisionsOf(db, document))
      const { name = id } = (edited && valueOf(edited)) ?? {}
      return present({ id, slug: id, name: String(name) }, { state: 'unpublished' })
    }),
  )
}

type WithoutFeeds = Omit<AdminCabin, 'calendar' | 'feeds' | 'feedSetting'>
type Named = Pick<AdminCabin, 'id' | 'slug' | 'name'>
type Shown = Pick<AdminCabin, 'state'> & Partial<Pick<AdminCabin, 'redirectTo' | 'closures'>>

function present({ id, slug, name }: Named, { state, redirectTo, closures }: Shown): WithoutFeeds {
  return {
    id,
    slug,
    name,
    state,
    redirectTo: redirectTo ?? null,
    closures: closures ?? [],
  }
}

/** Its address stays here. */
function presentFeed({ id, address, transparentDays, end, zone }: CabinFeed) {
  return { id, host: hostOf(address), transparentDays, end, zone }
}
