export interface Turns {
  /** Joins the queue; earlier ones are served first. */
  join(): Turn
}

export interface Turn {
  /** Resolves when the upload may start or handle its next chunk. */
  next(): Promise<void>
}

interface Waiting {
  place: number
  proceed: () => void
}

/**
 * Admits at most 55 MB a second in total: more than most connections deliver and readers can read.
 */
const restMs = 1

const rest = (then: () => void): void => void setTimeout(then, restMs)

/**
 * Lets many uploads share the process with page requests. A hundred at once would block it for
 * seconds; so it rests after each chunk, and senders wait.
 *
 * Every other chunk goes to the earliest upload, so that readers soon have a complete file; the
 * rest are served round robin, so that slow uploads progress too.
 */
export function createTurns(afterRest: (then: () => void) => void = rest): Turns {
  const waiting: Waiting[] = []
  let joined = 0
  let isResting = false
  let isForFirst = false

  const grantNext = () => {
    isForFirst = !isForFirst
    const [next] = waiting.splice(isForFirst ? indexOfFirst(waiting) : 0, 1)
    isResting = next !== undefined
    if (isResting) afterRest(grantNext)
    next?.proceed()
  }
  return {
    join() {
      const place = (joined += 1)
      return {
        next() {
          const { promise, resolve } = Promise.withResolvers<void>()
          waiting.push({ place, proceed: resolve })
          if (!isResting) afterRest(grantNext)
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

/** Passes the chunks on, each in its turn. */
export async function* inTurn<Piece>(
  turn: Turn,
  pieces: AsyncIterable<Piece>,
): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    await turn.next()
    yield piece
  }
}
