/** Tells who listens, in this process, that there is something to do. Nobody listening is fine. */
export interface Bell {
  ring(): void
  /** Answers the function that stops listening. */
  listen(listener: () => void): () => void
}

export function createBell(): Bell {
  const listeners = new Set<() => void>()
  return {
    ring() {
      for (const listener of listeners) listener()
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
