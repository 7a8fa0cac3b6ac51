import type { Versions } from '#store/versions.ts'

/**
 * Reads what is published before anybody hears that it has changed. Give it the versions that are
 * about to be announced; it waits only if one of a document is new.
 */
export function refreshWhenNew(refresh: () => Promise<void>) {
  let known: string | undefined
  return async (versions: Versions): Promise<void> => {
    const current = JSON.stringify([...versions].filter(([topic]) => topic.startsWith('site:')))
    if (current === known) return
    await refresh()
    known = current
  }
}
