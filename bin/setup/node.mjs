import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { SetupError } from './command.mjs'

const oldest = [26, 0]

/**
 * The Node that runs the site: the installed one, or else the one running this.
 * @returns {Promise<string>} its path
 */
export async function findNode() {
  const candidates = [resolve('node_modules/.bin/node'), process.execPath]
  for (const path of candidates) {
    if (isNewEnough(await versionOf(path))) return path
  }
  throw new SetupError(`Node ${process.version} is too old to run the site.`, {
    advice:
      `No Node comes packaged for ${process.platform} on ${process.arch}: ` +
      `install Node ${oldest.join('.')} or newer from https://nodejs.org and try again.`,
  })
}

/** The settings of `.env`, where there is one, as arguments for Node. */
export function withSettings() {
  return existsSync('.env') ? ['--env-file=.env'] : []
}

/** The environment in which command-line tools are found and run on that Node. */
export function withNode(env = process.env) {
  return { ...env, PATH: [resolve('node_modules/.bin'), env.PATH].join(delimiter) }
}

/** The environment without the packages' tools: npm must not run on a Node that it replaces. */
export function withoutNode(env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter)
  const others = folders.filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
  return { ...env, PATH: others.join(delimiter) }
}

async function versionOf(path) {
  if (path === process.execPath) return process.version
  const { stdout } = await promisify(execFile)(path, ['--version']).catch(() => ({ stdout: '' }))
  return stdout.trim()
}

function isNewEnough(version) {
  const [, major, minor] = /^v(\d+)\.(\d+)/.exec(version) ?? []
  if (Number(major) === oldest[0]) return Number(minor) >= oldest[1]
  return Number(major) > oldest[0]
}
