import type { Cabin } from '#contracts/site/cabins.ts'
import { cabins } from '#content/cabins.ts'

// The database keeps a cabin's id, so that a cabin can be renamed in content/ without losing its
// reviews and entries. Guests and the API know it by its name.

/** The cabin that has this name, or had it once. */
export function cabinByName(name: string): Cabin | undefined {
  return (
    cabins.find((cabin) => cabin.name === name) ??
    cabins.find((cabin) => cabin.formerNames?.includes(name))
  )
}

/** What to show for a stored id. A cabin that is no longer in content/ keeps the text stored. */
export function cabinNameOf(stored: string): string {
  return cabins.find(({ id }) => id === stored)?.name ?? stored
}

/** What is stored for a name; for one that no cabin has, the name itself. */
export function cabinIdOf(name: string): string {
  return cabinByName(name)?.id ?? name
}

/** Ids of all cabins by the names they have or had. */
export function cabinIdsByName(): Map<string, string> {
  const names = cabins.flatMap(({ name, formerNames = [] }) => [name, ...formerNames])
  return new Map(names.map((name) => [name, cabinIdOf(name)]))
}
