type Save = () => Promise<unknown>

/** Of open editors, and of those that have just closed. */
const saves = new Set<Save>()

/** Calls `save` before the owner signs out; returns what takes that back. */
export function beforeSignOut(save: Save): () => void {
  saves.add(save)
  return () => void saves.delete(save)
}

/** Resolves once everything typed is saved or could not be. */
export async function saveBeforeSignOut(): Promise<void> {
  await Promise.allSettled(Array.from(saves, (save) => save()))
}
