/** Cabins in the admin area; characters of a name, the most guests and rooms of a new one. */
export const cabinLimits = { name: 60, sleeps: 30, rooms: 15 } as const

/** Where the page of a retired cabin leads unless the owner says otherwise. */
export const allCabinsPath = '/cabins'
