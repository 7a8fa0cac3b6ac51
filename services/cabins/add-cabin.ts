import type { AdminCabin, NewCabin } from '#contracts/cabins.ts'
import { deleteFeedsOf } from '#store/cabins/cabin-feeds.ts'
import { inTransaction } from '#store/database.ts'
import { deleteRevisions, insertRevision, lockSite } from '#store/site/revisions.ts'
import type { Change } from '#store/values.ts'
import { ConflictError, missing, RuleError } from '../errors.ts'
import { albumsPrefix } from '../site/albums.ts'
import { cabinsPrefix } from '../site/parse-document.ts'
import { comparableName } from '../site/parse-site.ts'
import { freeId } from '../site-editing/free-id.ts'
import { readBase } from '../site-editing/site-source.ts'
import { listCabinsForAdmin, type AdminCabinsDeps } from './admin-cabins.ts'
import { startingCabin } from './starting-cabin.ts'

/**
 * A new cabin, as a draft of its document: guests see it once that is published. Throws `RuleError`
 * for a name that another cabin has.
 */
export async function addCabin(
  deps: AdminCabinsDeps,
  cabin: NewCabin,
  change: Change,
): Promise<{ id: string; cabins: AdminCabin[] }> {
  const { db, site } = deps
  const value = JSON.stringify(startingCabin(site, cabin))
  const id = await inTransaction(db, async (transaction) => {
    await lockSite(transaction)
    await assertNameIsFree({ ...deps, db: transaction }, cabin.name)
    const { documents } = await readBase(transaction, deps.siteSource)
    const free = freeId(documents, cabin.name, 'cabin')
    await insertRevision(transaction, {
      document: cabinsPrefix + free,
      value,
      author: change.by,
      createdAt: change.at,
    })
    return free
  })
  return { id, cabins: await listCabinsForAdmin(deps) }
}

async function assertNameIsFree(deps: AdminCabinsDeps, name: string): Promise<void> {
  const cabins = await listCabinsForAdmin(deps)
  const wanted = comparableName(name)
  const same = cabins.find((each) => comparableName(each.name) === wanted)
  if (!same) return
  const message =
    same.state === 'retired'
      ? 'A retired cabin has this name. Bring it back, or choose another name.'
      : 'Another cabin has this name. Please choose another.'
  throw new RuleError(message, { name: message })
}

/** Takes back a cabin that guests have never seen, with its drafts. Throws `ConflictError`. */
export async function deleteUnpublishedCabin(
  deps: AdminCabinsDeps,
  id: string,
): Promise<AdminCabin[]> {
  await inTransaction(deps.db, async (transaction) => {
    await lockSite(transaction)
    const { added, unpublished } = await readBase(transaction, deps.siteSource)
    if (!added.has(cabinsPrefix + id)) throw missing('cabin')
    if (!unpublished.has(cabinsPrefix + id)) {
      throw new ConflictError('Guests have seen this cabin. You can retire it instead.')
    }
    await deleteFeedsOf(transaction, id)
    // Its pictures are removed as unused.
    await deleteRevisions(transaction, [cabinsPrefix + id, albumsPrefix + id])
  })
  return listCabinsForAdmin(deps)
}
