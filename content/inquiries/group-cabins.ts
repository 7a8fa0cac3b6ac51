import { cabins } from '../cabins.ts'

/** The cabins that the event and group pages speak of: five of the six (specification, section 1). */
export const groupCabins = cabins.filter(({ countsForGroups }) => countsForGroups)

/** How many guests sleep in all of them together. */
export const totalCapacity = groupCabins.reduce((sum, { sleeps }) => sum + sleeps, 0)
