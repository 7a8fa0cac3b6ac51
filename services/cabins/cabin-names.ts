import type { CabinDocument } from '#contracts/site/cabins.ts'
import { RuleError } from '../errors.ts'
import type { Site } from '../site/site.ts'

// The database stores a cabin's id, so that a renamed cabin keeps its reviews and entries. Guests
// and the API use its name.

type Cabins = Pick<Site, 'cabins'>
type AllCabins = Pick<Site, 'cabins' | 'retired'>

/** The cabin whose page has this address. */
export function cabinBySlug({ cabins }: Cabins, slug: string): CabinDocument | undefined {
  return cabins.find((cabin) => cabin.slug === slug)
}

/** The cabin with this current or former name. */
export function cabinByName({ cabins }: Cabins, name: string): CabinDocument | undefined {
  return (
    cabins.find((cabin) => cabin.name === name) ??
    cabins.find((cabin) => cabin.formerNames?.includes(name))
  )
}

/** The cabin with this name, as given in a form's field. Throws `RuleError`. */
export function cabinNamed(site: Cabins, name: string, field: string): CabinDocument {
  const cabin = cabinByName(site, name)
  if (cabin) return cabin
  throw new RuleError('Please check the marked fields.', {
    [field]: 'There is no cabin of this name.',
  })
}

/** The same for a cabin that a guest has stayed in, which may be retired since. */
export function stayedInCabin(
  { cabins, retired }: AllCabins,
  name: string,
  field: string,
): CabinDocument {
  return cabinNamed({ cabins: [...cabins, ...retired] }, name, field)
}

/** The name for a stored id, also of a retired cabin. Text that matches no cabin is shown as stored. */
export function cabinNameOf({ cabins, retired }: AllCabins, stored: string): string {
  return [...cabins, ...retired].find(({ id }) => id === stored)?.name ?? stored
}

/** The id for a name, also of a retired cabin; unknown names are stored as they are. */
export function cabinIdOf({ cabins, retired }: AllCabins, name: string): string {
  return cabinByName({ cabins: [...cabins, ...retired] }, name)?.id ?? name
}
