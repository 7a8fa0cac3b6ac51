import type { Cabin } from '#contracts/site/cabins.ts'
import { cabins } from '#content/cabins.ts'

// The database stores a cabin's id, so that renaming a cabin in content/ keeps its reviews and
// entries. Guests and the API use its name.

/** The cabin with this current or former name. */
export function cabinByName(name: string): Cabin | undefined {
  return (
    cabins.find((cabin) => cabin.name === name) ??
    cabins.find((cabin) => cabin.formerNames?.includes(name))
  )
}

/** The name for a stored id. Text that matches no cabin in content/ is shown as stored. */
export function cabinNameOf(stored: string): string {
  return cabins.find(({ id }) => id === stored)?.name ?? stored
}

/** The id for a name; unknown names are stored as they are. */
export function cabinIdOf(name: string): string {
  return cabinByName(name)?.id ?? name
}

/** Cabin ids by current or former name. */
export function cabinIdsByName(): Map<string, string> {
  const names = cabins.flatMap(({ name, formerNames = [] }) => [name, ...formerNames])
  return new Map(names.map((name) => [name, cabinIdOf(name)]))
}
