import { bookingUrl } from '#contracts/booking.ts'
import { addDays } from '#contracts/dates.ts'
import { reach } from '#integrations/reach.ts'
import type { Dependencies } from '../dependencies.ts'
import { about, type Finding } from '../doctor/finding.ts'

const { fine, warning } = about('partner')
const patienceMs = 15_000
const daysAhead = 30
const nights = 2

/** Opens the booking partner's pages as a guest does: the property's, and each cabin's with dates. */
export async function checkPartnerLinks(
  { site, clock }: Pick<Dependencies, 'site' | 'clock'>,
  open: typeof reach = reach,
): Promise<Finding[]> {
  const { bookingPartner, bookingTemplates, timeZone, property } = site.facts
  const checkIn = addDays(clock.today(timeZone), daysAhead)
  const stay = { checkIn, checkOut: addDays(checkIn, nights) }
  const links = [
    { name: property, address: bookingPartner.propertyUrl },
    ...site.cabins.map(({ name, bookingUrl: own }) => ({
      name,
      address: bookingUrl(own, stay, bookingTemplates),
    })),
  ]
  const signal = AbortSignal.timeout(patienceMs)
  return Promise.all(
    links.map(async ({ name, address }) => judge(name, address, await open(address, signal))),
  )
}

function judge(name: string, address: string, status: number | null): Finding {
  if (status !== null && status < 400) return fine(`${name}: ${address} opens`)
  const toDo = 'Open the address in a browser. Many partners refuse programs; if a guest sees the '
  return warning(
    `${name}: ${address} ${status === null ? 'can’t be reached' : `answers ${status}`}`,
    `${toDo}right cabin and dates, all is well. If not, correct the address.`,
  )
}
