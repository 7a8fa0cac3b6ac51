// One progress line: rewritten in place on a terminal, printed at start and end of a step in a log.

const { stdout } = process

/**
 * Runs `work` under a line such as 'Installing packages … 12 s'.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function saying(what, work) {
  const started = Date.now()
  const show = stdout.isTTY ? rewrite : printOnce()
  show(`${what} …`)
  const ticking = setInterval(() => show(`${what} … ${wholeSeconds(started)} s`), 1000)
  try {
    const result = await work()
    finish(`${what}: ${tenths(started)} s`)
    return result
  } catch (error) {
    finish(`${what}: failed after ${tenths(started)} s`)
    throw error
  } finally {
    clearInterval(ticking)
  }
}

function rewrite(line) {
  stdout.write(`\r\u001B[K${line}`)
}

function printOnce() {
  let printed = false
  return (line) => {
    if (!printed) stdout.write(`${line}\n`)
    printed = true
  }
}

function finish(line) {
  stdout.write(stdout.isTTY ? `\r\u001B[K${line}\n` : `${line}\n`)
}

function wholeSeconds(started) {
  return Math.round((Date.now() - started) / 1000)
}

function tenths(started) {
  return ((Date.now() - started) / 1000).toFixed(1)
}
