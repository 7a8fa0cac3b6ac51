import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { SetupError } from './command.mjs'

const oldest = 26

/** These keep the server's memory small; see docs/decisions/runtime.md. */
export const serverFlags = ['--max-semi-space-size=8']
/** The same, for glibc's allocator. */
export const serverVariables = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * The Node that runs the site: the installed one, or else the one running this.
 * @returns {Promise<string>} its path
 */
export async function findNode(installed = resolve('node_modules/.bin/node')) {
  const packaged = await tryNode(installed)
  if (isNewEnough(packaged.version)) return installed
  if (isNewEnough(process.version)) return process.execPath
  if (packaged.failure) throw brokenNode(packaged.failure)
  throw new SetupError(`Node ${process.version} is too old to run the site.`, {
    advice:
      `There is no Node package for ${process.platform} on ${process.arch}: ` +
      `install Node ${oldest} or newer from https://nodejs.org and try again.`,
  })
}

/** Node's argument for `.env`, if there is one. */
export function withSettings() {
  return existsSync('.env') ? ['--env-file=.env'] : []
}

/** The environment with the packages' tools and their Node. */
export function withNode(env = process.env) {
  return { ...env, PATH: [resolve('node_modules/.bin'), env.PATH].join(delimiter) }
}

/** The environment without them: npm must not run on the Node that it replaces. */
export function withoutNode(env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter)
  const others = folders.filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
  return { ...env, PATH: others.join(delimiter) }
}

/** Its version, or its error, or the system loader's. */
async function tryNode(path) {
  if (!existsSync(path)) return { version: '' }
  try {
    const { stdout } = await promisify(execFile)(path, ['--version'])
    return { version: stdout.trim() }
  } catch (error) {
    return { version: '', failure: (error.stderr || error.message).trim() }
  }
}

/** Libraries that Node needs and a minimal system lacks. */
const packages = {
  'libatomic.so.1': 'apt-get install libatomic1 (Debian, Ubuntu) or dnf install libatomic (Fedora)',
  'libstdc++.so.6': 'apt-get install libstdc++6 (Debian, Ubuntu) or dnf install libstdc++ (Fedora)',
}

function brokenNode(failure) {
  const library = Object.keys(packages).find((name) => failure.includes(name))
  return new SetupError('The installed Node does not start on this system.', {
    output: failure,
    advice: library
      ? `Install what is missing and try again: ${packages[library]}.`
      : `Fix what the message above names, or install Node ${oldest} or newer from https://nodejs.org.`,
  })
}

function isNewEnough(version) {
  return Number(/^v(\d+)/.exec(version)?.[1]) >= oldest
}
