import { spawn } from 'node:child_process'

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
export function runQuietly(command, args, { advice, env = process.env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk) => (output += chunk)
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const fail = (reason) =>
      reject(new SetupError(`'${[command, ...args].join(' ')}' ${reason}.`, { advice, output }))
    child.on('error', (error) => fail(`could not be started (${error.message})`))
    child.on('close', (code, signal) =>
      code === 0 ? resolve(output) : fail(`ended with ${signal ?? `code ${code}`}`),
    )
  })
}

/**
 * Runs a program with its own output, passing signals on.
 * @returns {Promise<number>} its exit code, by the shell's convention 128 and more for a signal
 */
export function runOpenly(command, args, { env = process.env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env, stdio: 'inherit' })
    const listeners = passSignalsTo(child)
    const end = (code) => {
      for (const [signal, listener] of listeners) process.off(signal, listener)
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(`'${command}' could not be started: ${error.message}`)
      end(127)
    })
    child.on('close', (code, signal) => end(code ?? 128 + (signalNumbers[signal] ?? 0)))
  })
}

const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }

function passSignalsTo(child) {
  const listeners = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => [
    signal,
    // On a terminal Ctrl-C already reaches the child; a second signal would cut its shutdown short.
    () => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal),
  ])
  for (const [signal, listener] of listeners) process.on(signal, listener)
  return listeners
}

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
