import type { QueryClient } from '@tanstack/react-query'
import { undoWords } from '#content/undo.ts'
import { dayOfMonth } from '#contracts/date-formats.ts'
import type { AdminCabin, FeedReading, FeedTrial, NewCabin, NewFeed } from '#contracts/cabins.ts'
import type { ClosureChange } from '#contracts/closures.ts'
import type { Message } from '#contracts/messages.ts'
import { showToast } from '../../../components/toast.ts'
import { documentKey } from '../../../documents.ts'
import { sendOverHttp } from '../../../queries.ts'
import { cabinsPath } from './cabins-path.ts'
import { documentsQuery } from '../site/documents-api.ts'
import { offerUndo, showUndoFailure } from '../undo.ts'

/** Closes or opens a cabin, and shows how it is now. */
async function sendClosure(
  client: QueryClient,
  id: string,
  { closed, seen }: ClosureChange,
): Promise<void> {
  const answer = await sendOverHttp('POST', `${cabinsPath}/${id}/closure`, { closed, seen })
  showCabins(client, (await answer.json()) as AdminCabin[])
}

/** After it has changed elsewhere. */
export function refreshCabins(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [cabinsPath] })
}

/** The list here, and what other screens know of the cabins. */
function showCabins(client: QueryClient, cabins: AdminCabin[]): void {
  client.setQueryData([cabinsPath], cabins)
  void client.invalidateQueries({ queryKey: documentKey('cabin-list') })
  // Not shown again while it is fetched: new rows would move the links under the owner's finger.
  client.removeQueries({ queryKey: documentsQuery.queryKey, type: 'inactive' })
  void client.invalidateQueries({ queryKey: documentsQuery.queryKey })
}

/** Reads a calendar without storing anything. */
export async function tryFeed(
  { id }: Pick<AdminCabin, 'id'>,
  trial: FeedTrial,
): Promise<FeedReading> {
  return (await sendOverHttp('POST', `${cabinsPath}/${id}/feeds/trial`, trial)).json()
}

/** Gives a cabin a calendar, or changes how one is read. */
export async function saveFeed(
  client: QueryClient,
  { id, name }: Pick<AdminCabin, 'id' | 'name'>,
  trial: FeedTrial,
): Promise<void> {
  const feeds = `${cabinsPath}/${id}/feeds`
  const answer = await ('address' in trial
    ? sendOverHttp('POST', feeds, trial)
    : changeOptions(feeds, trial))
  showCabins(client, (await answer.json()) as AdminCabin[])
  showToast({
    title: 'The calendar works',
    description: `The bookings of ${name} are read from it from now on.`,
  })
}

/** The same with a toast that offers to undo it. */
export async function changeClosure(
  client: QueryClient,
  cabin: AdminCabin,
  { closed, seen }: ClosureChange,
): Promise<void> {
  await sendClosure(client, cabin.id, { closed, seen })
  showUndoable(
    closed
      ? { title: `${cabin.name} is closed`, description: `Until ${dayOfMonth(closed.until)}.` }
      : { title: `${cabin.name} is open`, description: 'Guests can book it.' },
    () => sendClosure(client, cabin.id, { closed: seen, seen: closed }),
  )
}

function changeOptions(feeds: string, { id, ...options }: Exclude<FeedTrial, NewFeed>) {
  return sendOverHttp('PATCH', `${feeds}/${id}`, options)
}

async function sendRetirement(
  client: QueryClient,
  { id, redirectTo: seen }: Pick<AdminCabin, 'id' | 'redirectTo'>,
  redirectTo: string | null,
): Promise<void> {
  const answer = await sendOverHttp('POST', `${cabinsPath}/${id}/retirement`, { redirectTo, seen })
  showCabins(client, (await answer.json()) as AdminCabin[])
}

/** Retires a cabin, so that its page leads elsewhere, or brings it back; can be undone. */
export async function changeRetirement(
  client: QueryClient,
  cabin: AdminCabin,
  redirectTo: string | null,
): Promise<void> {
  await sendRetirement(client, cabin, redirectTo)
  showUndoable(
    redirectTo === null
      ? { title: `${cabin.name} is back`, description: 'Guests find it again.' }
      : { title: `${cabin.name} is retired`, description: 'Guests no longer find it.' },
    () => sendRetirement(client, { id: cabin.id, redirectTo }, cabin.redirectTo),
  )
}

/** Resolves to its id. */
export async function addCabin(client: QueryClient, cabin: NewCabin): Promise<string> {
  const answer = await sendOverHttp('POST', cabinsPath, cabin)
  const { id, cabins } = (await answer.json()) as { id: string; cabins: AdminCabin[] }
  showCabins(client, cabins)
  return id
}

function showUndoable(message: Message, send: () => Promise<void>): void {
  const reverse = async () => {
    try {
      await send()
      showToast(undoWords.done)
    } catch (error) {
      showUndoFailure(error)
    }
  }
  showToast({ ...message, undo: offerUndo(reverse) })
}
