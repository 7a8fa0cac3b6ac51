/** The lists that pages show. */
export const topics = [
  'reviews',
  'contests',
  'submissions',
  'events',
  'availability',
  'camera',
] as const

/** What a write may have changed on pages: a list, or one of the owner's documents. */
export type Topic = (typeof topics)[number] | `site:${string}`

export type Listener = (topic: Topic) => void

/**
 * Notifies this process that something shown on pages has changed. Services announce after the
 * commit and before they return, and listeners run synchronously: once a write is acknowledged, no
 * listener can still show the old state.
 */
export interface Changes {
  announce(topic: Topic): void
  /** Returns the unsubscribe function. */
  subscribe(listener: Listener): () => void
  /** Announces earlier changes by other processes; undefined if there is no need to wait. */
  catchUp(): Promise<void> | undefined
}

/** Creates `catchUp` for one process. */
export type Follow = (announce: Listener) => Changes['catchUp']

/** Without `follow`, this process is assumed to be the only writer. */
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
