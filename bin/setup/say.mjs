// Progress of set-up: one line rewritten in place on a terminal, occasional lines in a log.

const { stdout } = process

/** Running steps in the order they started; usually one. */
const doing = new Set()
let ticking

/**
 * Runs `work` under a line such as 'Installing packages … 42 %', or with seconds until `work` reports
 * its progress, from 0 to 1.
 * @template T
 * @param {string} what
 * @param {(report: (share: number) => void) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function saying(what, work) {
  const task = { what, started: Date.now(), share: undefined }
  begin(task)
  try {
    const result = await work((share) => (task.share = share))
    end(task, `${what}: ${tenths(task)} s`)
    return result
  } catch (error) {
    end(task, `${what}: failed after ${tenths(task)} s`)
    throw error
  }
}

function begin(task) {
  doing.add(task)
  if (!stdout.isTTY) stdout.write(`${task.what} …\n`)
  show()
  ticking ??= setInterval(stdout.isTTY ? show : logShares, stdout.isTTY ? 1000 : 5000)
}

function end(task, last) {
  doing.delete(task)
  stdout.write(stdout.isTTY ? `\r\u001B[K${last}\n` : `${last}\n`)
  show()
  if (doing.size > 0) return
  clearInterval(ticking)
  ticking = undefined
}

function show() {
  if (stdout.isTTY) stdout.write(`\r\u001B[K${[...doing].map(lineOf).join(' · ')}`)
}

function logShares() {
  for (const task of doing) if (task.share !== undefined) stdout.write(`${lineOf(task)}\n`)
}

function lineOf(task) {
  const { what, started, share } = task
  const far =
    share === undefined
      ? `${Math.round((Date.now() - started) / 1000)} s`
      : `${Math.floor(share * 100)} %`
  return `${what} … ${far}`
}

function tenths({ started }) {
  return ((Date.now() - started) / 1000).toFixed(1)
}
