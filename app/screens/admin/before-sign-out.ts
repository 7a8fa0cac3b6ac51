type Save = () => Promise<boolean>

/** Of open editors, and of those that have closed and are still saving. */
const saves = new Set<Save>()

/** Calls `save` before the owner signs out; returns what takes that back. */
export function beforeSignOut(save: Save): () => void {
  saves.add(save)
  return () => void saves.delete(save)
}

/** Resolves once everything typed is saved or could not be: to whether all of it is. */
export async function saveBeforeSignOut(): Promise<boolean> {
  const saved = await Promise.all(Array.from(saves, (save) => save()))
  return saved.every(Boolean)
}
