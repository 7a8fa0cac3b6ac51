import type { QueryClient } from '@tanstack/react-query'
import type { Stay } from '#contracts/booking.ts'
import type { Availability, FreeCabins } from '#contracts/availability.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import type { ReadApi } from '../../api-context.ts'
import { availabilityKey } from '../../components/availability/use-availability.ts'
import { isAnyShut } from './arrange.ts'
import type { KnownCabin } from '#contracts/nearby-stays.ts'
import { isDay, type Day } from '#contracts/dates.ts'
import { stayErrorsOn } from '#contracts/stay-errors.ts'
import { guestLimits } from '#contracts/limits.ts'
import { guestsIn } from '#contracts/stay-address.ts'

interface Sources {
  read: ReadApi
  cabins: readonly Cabin[]
}

/** The status of every cabin that is large enough, for the days. */
export function freeCabinsQuery(read: ReadApi, stay: Stay, guests: number) {
  const address = freeCabinsAddress(stay, guests)
  return {
    queryKey: [address],
    queryFn: async () => (await read(address)).body as FreeCabins,
  }
}

/** Nights of every cabin that sleeps that many and whose feed has been read. */
export function knownCabinsQuery({ read, cabins }: Sources, guests: number) {
  const large = cabins.filter(({ sleeps }) => sleeps >= guests)
  return {
    queryKey: ['known cabins', guests],
    queryFn: async (): Promise<KnownCabin[]> => {
      const answers = await Promise.all(large.map(({ slug }) => read(availabilityKey(slug)[0])))
      return answers
        .map(({ body }) => body as Availability)
        .filter(({ updatedAt }) => updatedAt !== null)
        .map(({ cabin, nights }) => ({ cabin, nights }))
    },
  }
}

/** Reads the answer to a search without scripts; the browser retries failures. */
export async function answerSearch(
  client: QueryClient,
  sources: Sources,
  { stay, guests }: StaySearch,
): Promise<void> {
  if (!stay) return
  const query = freeCabinsQuery(sources.read, stay, guests)
  await client.prefetchQuery({ ...query, retry: false })
  const answer = client.getQueryData<FreeCabins>(query.queryKey)
  if (!answer || !isAnyShut(answer)) return
  await client.prefetchQuery({ ...knownCabinsQuery(sources, guests), retry: false })
}

/** A search in the address of /cabins: `?from=…&to=…&guests=…`. */
export interface StaySearch {
  /** As in the form; empty if the address has no day. */
  from: string
  to: string
  guests: number
  /** Errors by field, in words. */
  mistakes: { from?: string | undefined; to?: string | undefined }
  /** Null if there is no search, or no valid one. */
  stay: Stay | null
}

/** Parses an address; `today` is at the property. Keeps everything the form can show again. */
export function staySearchFrom(search: URLSearchParams, today: Day): StaySearch {
  const from = search.get('from') ?? ''
  const to = search.get('to') ?? ''
  const guests = guestsIn(search) ?? guestLimits.usual
  const checkIn = isDay(from) ? from : null
  const checkOut = isDay(to) ? to : null
  const wrong = stayErrorsOn(today, checkIn, checkOut)
  const mistakes = { from: wrong.checkIn, to: wrong.checkOut }
  const isPossible = !mistakes.from && !mistakes.to
  const stay = isPossible && checkIn && checkOut ? { checkIn, checkOut } : null
  return { from: checkIn ?? '', to: checkOut ?? '', guests, mistakes, stay }
}

export function hasMistakes({ mistakes }: StaySearch): boolean {
  return Boolean(mistakes.from ?? mistakes.to)
}

/** Our API's address for the search. */
export function freeCabinsAddress({ checkIn, checkOut }: Stay, guests: number): string {
  const query = new URLSearchParams({ from: checkIn, to: checkOut, guests: String(guests) })
  return `/api/availability?${query}`
}
