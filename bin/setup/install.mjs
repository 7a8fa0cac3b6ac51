import { readFile } from 'node:fs/promises'
import { runQuietly } from './command.mjs'
import { withoutNode } from './node.mjs'
import { saying } from './say.mjs'

/** Installs exactly what the lockfile names, when node_modules holds anything else. */
export async function installPackages() {
  if (await isInstalled()) return
  await saying('Installing packages', () =>
    // Build tools are development dependencies; npm leaves them out when NODE_ENV is production.
    runQuietly('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      env: withoutNode(),
      advice: 'Check the connection to the npm registry and the free disk space, then try again.',
    }),
  )
}

/** npm writes its own list as the last act of an installation, so a broken-off one has none. */
async function isInstalled() {
  const [wanted, present] = await Promise.all([
    readPackages('package-lock.json'),
    readPackages('node_modules/.package-lock.json'),
  ])
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true
    return present[path] ? present[path].version === version : optional === true
  })
}

async function readPackages(path) {
  const text = await readFile(path, 'utf8').catch(() => '{}')
  return JSON.parse(text).packages ?? {}
}
