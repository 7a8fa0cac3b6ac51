import { spawn, type ChildProcess } from 'node:child_process'
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

export interface Running extends AsyncDisposable {
  pid: number | undefined
  /** Its output to standard error so far. */
  complaints: () => string
  hasEnded: () => boolean
}

export interface Program {
  command: string
  args: readonly string[]
  env?: NodeJS.ProcessEnv
}

const children = new Set<ChildProcess>()
const folders = new Set<string>()

// An interrupted measurement leaves nothing behind either. Chromium's launcher cleans up on SIGINT
// only; the others stop on it too.
process.once('exit', () => {
  for (const child of children) child.kill('SIGINT')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))

/** A folder for this run, removed at its end. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cabins-bench-'))
  folders.add(folder)
  return folder
}

/** Finds a program on the PATH and in the administrators' folders. */
export function findProgram(name: string): string | undefined {
  const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return places.map((place) => join(place, name)).find(isProgram)
}

/** The Chromium to use: CHROME_PATH, or the system's. */
export function findBrowser(): string | undefined {
  return process.env.CHROME_PATH ?? findProgram('chromium') ?? findProgram('google-chrome')
}

/** Runs a program until the scope ends. */
export function startProgram(program: Program): Running {
  const child = launch(program)
  let complaints = ''
  child.stdout?.resume()
  child.stderr?.on('data', (chunk) => (complaints += String(chunk)))
  const ended = endOf(child)
  return {
    // taskset replaces itself with the program, so this is the program's own pid.
    pid: child.pid,
    complaints: () => complaints,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGINT')
      await ended
    },
  }
}

/** A program's output. Throws with its errors if it fails. */
export async function runProgram(program: Program): Promise<string> {
  const child = launch(program)
  let output = ''
  let complaints = ''
  child.stdout?.on('data', (chunk) => (output += String(chunk)))
  child.stderr?.on('data', (chunk) => (complaints += String(chunk)))
  const code = await endOf(child)
  if (code !== 0) throw new Error(`${program.command} ended with ${code}: ${complaints}`)
  return output
}

/** Starts a program that runs until it is stopped and then prints its results. */
export function startTalker(program: Program): { stop: () => Promise<string> } {
  const child = launch(program)
  let output = ''
  child.stdout?.on('data', (chunk) => (output += String(chunk)))
  child.stderr?.pipe(process.stderr)
  const ended = endOf(child)
  return {
    async stop() {
      child.kill('SIGTERM')
      await ended
      return output
    },
  }
}

const canPin = availableParallelism() > 1 && findProgram('taskset') !== undefined

/** How the programs share the machine, for the report. */
export const pinning = canPin ? 'server and load on a core each' : 'not pinned to cores'

/** The measured server has a core to itself. */
export const onServerCore = (program: Program): Program => pinned(program, 0)
export const onLoadCore = (program: Program): Program => pinned(program, 1)

function pinned(program: Program, core: number): Program {
  if (!canPin) return program
  const args = ['-c', String(core), program.command, ...program.args]
  return { ...program, command: 'taskset', args }
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return address.port
}

function launch({ command, args, env }: Program): ChildProcess {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  children.add(child)
  child.once('close', () => children.delete(child))
  return child
}

function endOf(child: ChildProcess): Promise<number | string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'no code'))
  })
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
