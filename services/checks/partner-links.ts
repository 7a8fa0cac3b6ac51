import { bookingUrl } from '#contracts/booking.ts'
import { addDays } from '#contracts/dates.ts'
import { reach } from '#integrations/reach.ts'
import type { Dependencies } from '../dependencies.ts'
import { fine, warning, type Check } from './check.ts'

const patienceMs = 15_000
const daysAhead = 30
const nights = 2

/** Opens the booking partner's pages as a guest does: the property's, and each cabin's with dates. */
export const partner: Check<Pick<Dependencies, 'site' | 'clock'> & { open?: typeof reach }> = {
  id: 'partner',
  toDo: 'Open the address in a browser. Many partners refuse programs; if a guest sees the right cabin and dates, all is well. If not, correct the address.',
  async ask({ site, clock, open = reach }) {
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
      links.map(async ({ name, address }) => {
        const status = await open(address, signal)
        if (status !== null && status < 400) return fine(`${name}: ${address} opens`)
        const seen = status === null ? 'can’t be reached' : `answers ${status}`
        return warning(`${name}: ${address} ${seen}`)
      }),
    )
  },
}
