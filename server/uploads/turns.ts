export type Turns = {
  /** Resolves when it is the asker's turn: in the order of asking, one each time the loop goes round. */
  next(): Promise<void>
}

/**
 * Lets many uploads share the process with everybody else. A hundred that arrive at once have a
 * hundred pieces ready, and whoever asks for a page would wait for all of them.
 */
export function createTurns(): Turns {
  const waiting: (() => void)[] = []
  const goOn = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(goOn)
  }
  return {
    next() {
      const { promise, resolve } = Promise.withResolvers<void>()
      if (waiting.push(resolve) === 1) setImmediate(goOn)
      return promise
    },
  }
}

/** Passes the pieces on, each in its turn; what comes meanwhile waits with the sender. */
export async function* inTurn<Piece>(
  turns: Turns,
  pieces: AsyncIterable<Piece>,
): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    await turns.next()
    yield piece
  }
}
