export interface Queue<Worker> {
  /** Before everything that can wait, in order. */
  first<Result>(job: (worker: Worker) => Promise<Result>): Promise<Result>
  /** Like `first`, but only one heavy job at a time; lighter ones overtake it. */
  heavy<Result>(job: (worker: Worker) => Promise<Result>): Promise<Result>
  /** Also heavy, and only while nothing else runs or waits. */
  last<Result>(job: (worker: Worker) => Promise<Result>): Promise<Result>
}

type Kind = 'first' | 'heavy' | 'last'
interface Waiting<Worker> {
  kind: Kind
  begin: (worker: Worker) => void
}

/** Hands jobs to workers, each of which does one at a time. */
export function createQueue<Worker>(workers: readonly Worker[]): Queue<Worker> {
  const free = [...workers]
  const waiting: Waiting<Worker>[] = []
  let firstsToDo = 0
  let isHeavyUnderWay = false

  const mayBegin = ({ kind }: Waiting<Worker>) =>
    kind === 'first' || (!isHeavyUnderWay && (kind === 'heavy' || firstsToDo === 0))
  const handOut = () => {
    while (free.length > 0) {
      const at = waiting.findIndex(mayBegin)
      const next = waiting[at]
      const worker = next && free.pop()
      if (!worker) return
      waiting.splice(at, 1)
      if (next.kind !== 'first') isHeavyUnderWay = true
      next.begin(worker)
    }
  }

  const run = async <Result>(
    kind: Kind,
    job: (worker: Worker) => Promise<Result>,
  ): Promise<Result> => {
    if (kind !== 'last') firstsToDo += 1
    const turn = new Promise<Worker>((begin) => waiting.push({ kind, begin }))
    handOut()
    const worker = await turn
    try {
      return await job(worker)
    } finally {
      free.push(worker)
      if (kind !== 'first') isHeavyUnderWay = false
      if (kind !== 'last') firstsToDo -= 1
      handOut()
    }
  }
  return {
    first: (job) => run('first', job),
    heavy: (job) => run('heavy', job),
    last: (job) => run('last', job),
  }
}
