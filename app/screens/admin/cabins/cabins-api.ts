import type { QueryClient } from '@tanstack/react-query'
import { adminCabins as words } from '#content/admin-cabins.ts'
import { undoWords } from '#content/undo.ts'
import { dayOfMonth } from '#contracts/date-formats.ts'
import type { AdminCabin, Closure } from '#contracts/closures.ts'
import { showToast } from '../../../components/toast.ts'
import { sendOverHttp } from '../../../queries.ts'
import { offerUndo, showUndoFailure } from '../undo.ts'

export const cabinsPath = '/api/admin/cabins'

/** Closes or opens a cabin, and shows how it is now. */
async function sendClosure(
  client: QueryClient,
  { id, closed: seen }: Pick<AdminCabin, 'id' | 'closed'>,
  closed: Closure | null,
): Promise<void> {
  const answer = await sendOverHttp('POST', `${cabinsPath}/${id}/closure`, { closed, seen })
  client.setQueryData([cabinsPath], (await answer.json()) as AdminCabin[])
}

/** The same with a toast that offers to undo it. */
export async function changeClosure(
  client: QueryClient,
  cabin: AdminCabin,
  closed: Closure | null,
): Promise<void> {
  await sendClosure(client, cabin, closed)
  const reverse = async () => {
    try {
      await sendClosure(client, { id: cabin.id, closed }, cabin.closed)
      showToast(undoWords.done)
    } catch (error) {
      showUndoFailure(error)
    }
  }
  const { saved } = words
  showToast({
    ...(closed ? saved.closed(cabin.name, dayOfMonth(closed.until)) : saved.opened(cabin.name)),
    undo: offerUndo(reverse),
  })
}
