import type { SetUp } from '#contracts/launch.ts'
import { allPartsStay, setUpSteps, type SetUpStep } from '#contracts/set-up-steps.ts'
import { listConfirmations } from '#store/launch/confirmations.ts'
import { cabinsWithFeeds } from '#store/cabins/cabin-feeds.ts'
import type { Dependencies } from '../dependencies.ts'
import { launchFindings, type Left } from '../preflight/launch-findings.ts'
import { withoutFeed } from '../preflight/settings.ts'

type Deps = Pick<Dependencies, 'db' | 'site' | 'albums' | 'feedControl' | 'reaches'>

/** How far the owner has come, told from what is published. */
export async function setUpState(deps: Deps): Promise<SetUp> {
  const { db, site, albums } = deps
  const confirmed = (await listConfirmations(db)).map(({ what }) => what)
  const groups = launchFindings({ site, albums, confirmed })
  const foundBy = (...ids: string[]) =>
    groups.filter(({ id }) => ids.includes(id)).flatMap(({ findings }) => findings)
  const samples = foundBy('sample facts', 'sample words')
  const count = (step: SetUpStep) => samples.filter((sample) => stepOf(sample) === step).length
  const isDecided =
    confirmed.includes(allPartsStay) || Object.values(site.facts.features).includes(false)
  const left: Record<SetUpStep, number> = {
    parts: isDecided ? 0 : 1,
    place: count('place'),
    partner: count('partner'),
    cabins: count('cabins'),
    calendars: await cabinsWithoutCalendar(deps, confirmed),
    texts: count('texts'),
    pictures: foundBy('drawings').length,
    mail: deps.reaches.includes('owner') ? 0 : 1,
  }
  return setUpSteps.map((step) => ({ step, left: left[step] }))
}

/** Where something that belongs to the sample property is changed. */
function stepOf({ what, where }: Left): SetUpStep {
  if (what.startsWith('the booking partner’s') || what.startsWith('booking partner’s')) {
    return 'partner'
  }
  if (where.startsWith('content/site/cabins')) return 'cabins'
  return where === 'content/site/facts.yaml' ? 'place' : 'texts'
}

/** Without those that do without, as the owner has said. */
async function cabinsWithoutCalendar(
  { db, site, feedControl }: Deps,
  confirmed: readonly string[],
): Promise<number> {
  const own = await cabinsWithFeeds(db)
  const isFed = (id: string) => own.has(id) || feedControl.inSettings.includes(id)
  return site.cabins.filter(({ id }) => !isFed(id) && !confirmed.includes(withoutFeed(id))).length
}
