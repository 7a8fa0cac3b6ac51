/** `first` comes before all that can wait; `heavy` as well, one at a time; `last` is heavy and waits for both. */
export type Turn = 'first' | 'heavy' | 'last'

export type Queue = <Result>(turn: Turn, job: () => Promise<Result>) => Promise<Result>

interface Waiting {
  turn: Turn
  begin: () => void
}

/** Begins so many jobs at once, in order; lighter ones overtake those that wait for a heavy one. */
export function createQueue(atOnce: number): Queue {
  const waiting: Waiting[] = []
  let free = atOnce
  let firstsToDo = 0
  let isHeavyUnderWay = false

  const mayBegin = ({ turn }: Waiting) =>
    turn === 'first' || (!isHeavyUnderWay && (turn === 'heavy' || firstsToDo === 0))
  const handOut = () => {
    while (free > 0) {
      const at = waiting.findIndex(mayBegin)
      const [next] = at < 0 ? [] : waiting.splice(at, 1)
      if (!next) return
      free -= 1
      if (next.turn !== 'first') isHeavyUnderWay = true
      next.begin()
    }
  }

  return async (turn, job) => {
    if (turn !== 'last') firstsToDo += 1
    const begun = new Promise<void>((begin) => waiting.push({ turn, begin }))
    handOut()
    await begun
    try {
      return await job()
    } finally {
      free += 1
      if (turn !== 'first') isHeavyUnderWay = false
      if (turn !== 'last') firstsToDo -= 1
      handOut()
    }
  }
}
