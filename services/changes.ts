/** What a write may have changed on pages; one topic for each list that pages show. */
export const topics = [
  'reviews',
  'contests',
  'submissions',
  'events',
  'availability',
  'camera',
] as const
export type Topic = (typeof topics)[number]

export type Listener = (topic: Topic) => void

/**
 * Tells the rest of this process that something shown on pages has changed. Services announce
 * after the commit and before they answer, and listeners run at once: by the time a write is
 * acknowledged, nothing that listens can still show the state before it.
 */
export interface Changes {
  announce(topic: Topic): void
  /** Answers the function that ends the subscription. */
  subscribe(listener: Listener): () => void
  /**
   * Announces what other processes have changed before this call. Nothing to wait for: undefined.
   * Never rejects.
   */
  catchUp(): Promise<void> | undefined
}

/** Makes `catchUp` for the announcements of one process. */
export type Follow = (announce: Listener) => Changes['catchUp']

/** Without a `follow` this process is taken for the only one that writes. */
export function createChanges(follow: Follow = () => () => undefined): Changes {
  const listeners = new Set<Listener>()
  const announce: Listener = (topic) => {
    for (const listener of listeners) listener(topic)
  }
  return {
    announce,
    catchUp: follow(announce),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
