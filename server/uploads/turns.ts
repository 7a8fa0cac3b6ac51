export interface Turns {
  /** Takes part from now on; whoever came earlier is served earlier. */
  join(): Turn
}

export interface Turn {
  /** Resolves when one more piece may be worked on, or the upload begun. */
  next(): Promise<void>
}

interface Waiting {
  place: number
  goOn: () => void
}

/** At most 55 MB a second then arrive in all: more than most lines bring and readers can read. */
const restMs = 1

const rest = (then: () => void): void => void setTimeout(then, restMs)

/**
 * Lets many uploads share the process with everybody else. A hundred that arrive at once keep it
 * busy for seconds, and whoever asks for a page would wait; so after each piece it rests, and what
 * comes meanwhile waits with the senders.
 *
 * Every other piece is one of the upload that came first, so that there is soon something to read
 * for the readers of files; the others go round, so that a slow upload goes on as well.
 */
export function createTurns(afterRest: (then: () => void) => void = rest): Turns {
  const waiting: Waiting[] = []
  let joined = 0
  let isResting = false
  let isForFirst = false

  const handOut = () => {
    isForFirst = !isForFirst
    const [next] = waiting.splice(isForFirst ? indexOfFirst(waiting) : 0, 1)
    isResting = next !== undefined
    if (isResting) afterRest(handOut)
    next?.goOn()
  }
  return {
    join() {
      const place = (joined += 1)
      return {
        next() {
          const { promise, resolve } = Promise.withResolvers<void>()
          waiting.push({ place, goOn: resolve })
          if (!isResting) afterRest(handOut)
          isResting = true
          return promise
        },
      }
    },
  }
}

function indexOfFirst(waiting: readonly Waiting[]): number {
  let first = 0
  for (const [index, { place }] of waiting.entries()) {
    if (place < (waiting[first]?.place ?? place)) first = index
  }
  return first
}

/** Passes the pieces on, each in its turn. */
export async function* inTurn<Piece>(
  turn: Turn,
  pieces: AsyncIterable<Piece>,
): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    await turn.next()
    yield piece
  }
}
