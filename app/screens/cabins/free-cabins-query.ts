import { cabins } from '#content/cabins.ts'
import type { Stay } from '#content/booking.ts'
import type { Availability, FreeCabins } from '#contracts/availability.ts'
import type { ReadApi } from '../../api-context.ts'
import { availabilityKey } from '../../components/availability/availability-key.ts'
import { isOnlyBooked } from './arrange.ts'
import type { KnownCabin } from './nearby-stays.ts'
import { freeCabinsAddress, type StaySearch } from './stay-search.ts'

/** How every cabin that is large enough stands for the days. */
export function freeCabinsQuery(read: ReadApi, stay: Stay, guests: number) {
  const address = freeCabinsAddress(stay, guests)
  return {
    queryKey: [address],
    queryFn: async () => (await read(address)).body as FreeCabins,
  }
}

/** The nights of every cabin that sleeps so many and whose feed has been read. */
export function knownCabinsQuery(read: ReadApi, guests: number) {
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

/** Everything that a page needs to answer a search without scripts. */
export interface FirstAnswer {
  answer?: FreeCabins
  known?: KnownCabin[]
}

/** Nothing for what was not asked, or cannot be read: then the browser asks again. */
export async function readFirstAnswer(
  read: ReadApi,
  { stay, guests }: StaySearch,
): Promise<FirstAnswer> {
  if (!stay) return {}
  try {
    const answer = await freeCabinsQuery(read, stay, guests).queryFn()
    if (!isOnlyBooked(answer)) return { answer }
    return { answer, known: await knownCabinsQuery(read, guests).queryFn() }
  } catch {
    return {}
  }
}
