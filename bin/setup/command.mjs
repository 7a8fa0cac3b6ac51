import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { promisify } from 'node:util'

/** A failed step of set-up: its output, and what to do. */
export class SetupError extends Error {
  constructor(message, { advice, output = '' }) {
    super(message)
    this.advice = advice
    this.output = output
  }
}

/**
 * Runs a program silently unless it fails.
 * @returns {Promise<string>} what it printed
 */
export async function runQuietly(command, args, { advice, env = process.env }) {
  const running = promisify(execFile)(command, args, { env, maxBuffer: Infinity })
  running.child.stdin.end()
  return running.then(
    ({ stdout, stderr }) => stdout + stderr,
    ({ code, signal, stdout = '', stderr = '' }) => {
      const message = `'${[command, ...args].join(' ')}' ended with ${signal ?? `code ${code}`}.`
      throw new SetupError(message, { advice, output: stdout + stderr })
    },
  )
}

/**
 * Runs a program with its own output, passing signals on.
 * @returns {Promise<number>} its exit code, by the shell's convention 128 and more for a signal
 */
export async function runOpenly(command, args, { env = process.env } = {}) {
  const child = spawn(command, args, { env, stdio: 'inherit' })
  // On a terminal Ctrl-C already reaches the child; a second signal would cut its shutdown short.
  const pass = (signal) => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal)
  for (const signal of passed) process.on(signal, pass)
  try {
    const [code, signal] = await once(child, 'close')
    return code ?? 128 + constants.signals[signal]
  } catch (error) {
    console.error(`'${command}' could not be started: ${error.message}`)
    return 127
  } finally {
    for (const signal of passed) process.off(signal, pass)
  }
}

const passed = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs `work` between two lines: 'Installing packages …' and 'Installing packages: 42.0 s'.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function saying(what, work) {
  const started = Date.now()
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`
  console.log(`${what} …`)
  try {
    const result = await work()
    console.log(`${what}: ${seconds()}`)
    return result
  } catch (error) {
    console.log(`${what}: failed after ${seconds()}`)
    throw error
  }
}
