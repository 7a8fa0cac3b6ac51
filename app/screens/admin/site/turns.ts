/** Requests about one document, of which two at once would overtake each other. */
export function createTurns() {
  let current: Promise<boolean> | undefined
  /** Resolves to whether all is saved; undefined if nothing is running. */
  const running = () => current
  const run = async (saving: Promise<boolean>): Promise<boolean> => {
    current = saving
    try {
      return await saving
    } finally {
      current = undefined
    }
  }
  /** Does `task` once nothing else is running, and then `save`, whether or not it succeeded. */
  const alone = async <Answer>(
    task: () => Promise<Answer>,
    save: () => Promise<boolean>,
  ): Promise<Answer> => {
    while (running()) await running()
    const done = task()
    void run(Promise.allSettled([done]).then(save))
    return done
  }
  return { run, alone, running }
}
