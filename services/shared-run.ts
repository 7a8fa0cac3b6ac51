/**
 * However many ask, the work is done once at a time: each who asks gets a run that began after
 * asking, which is the one under way for nobody but the first and the next one for all the others.
 */
export function sharedRun<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | undefined
  let next: Promise<Result> | undefined

  const start = (): Promise<Result> => {
    next = undefined
    underWay = work().finally(() => {
      // With another waiting, callers join it until it has begun.
      if (!next) underWay = undefined
    })
    return underWay
  }
  return () => {
    if (!underWay) return start()
    next ??= underWay.then(start, start)
    return next
  }
}
