export type Queue<Worker> = {
  /** Before all that can wait, in the order of asking. */
  first<Result>(job: (worker: Worker) => Promise<Result>): Promise<Result>
  /** While nothing of the first kind is under way or waiting, and one at a time. */
  last<Result>(job: (worker: Worker) => Promise<Result>): Promise<Result>
}

type Waiting<Worker> = (worker: Worker) => void

/** Hands jobs to workers, each of which does one at a time. */
export function createQueue<Worker>(workers: readonly Worker[]): Queue<Worker> {
  const free = [...workers]
  const firsts: Waiting<Worker>[] = []
  const lasts: Waiting<Worker>[] = []
  let firstsUnderWay = 0
  let isLastUnderWay = false

  const handOut = () => {
    while (free.length > 0) {
      const next = firsts.shift() ?? nextLast()
      const worker = next && free.pop()
      if (!worker) return
      next(worker)
    }
  }
  const nextLast = () => {
    const next = isLastUnderWay || firstsUnderWay > 0 ? undefined : lasts.shift()
    if (next) isLastUnderWay = true
    return next
  }

  const run = async <Result>(
    waiting: Waiting<Worker>[],
    job: (worker: Worker) => Promise<Result>,
  ): Promise<Result> => {
    if (waiting === firsts) firstsUnderWay += 1
    const turn = new Promise<Worker>((resolve) => waiting.push(resolve))
    handOut()
    const worker = await turn
    try {
      return await job(worker)
    } finally {
      free.push(worker)
      if (waiting === lasts) isLastUnderWay = false
      else firstsUnderWay -= 1
      handOut()
    }
  }
  return { first: (job) => run(firsts, job), last: (job) => run(lasts, job) }
}
