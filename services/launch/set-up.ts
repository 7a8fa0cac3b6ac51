import type { Launch } from '#contracts/launch.ts'
import { allPartsStay, setUpSteps, type SetUpStep } from '#contracts/set-up-steps.ts'
import type { Dependencies } from '../dependencies.ts'
import type { LaunchGroup, Left } from '../preflight/launch-findings.ts'

/** How far the owner has come, told from what is left. */
export function setUpOf(
  { site, reaches }: Pick<Dependencies, 'site' | 'reaches'>,
  groups: readonly LaunchGroup[],
  confirmed: readonly string[],
): Launch['steps'] {
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
    calendars: foundBy('settings').filter(({ where }) => where.startsWith('/admin/cabins')).length,
    texts: count('texts'),
    pictures: foundBy('drawings').length,
    mail: reaches.includes('owner') ? 0 : 1,
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
