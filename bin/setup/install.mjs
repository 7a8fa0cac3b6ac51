import { readFile } from 'node:fs/promises'
import { runQuietly, saying } from './command.mjs'
import { withoutNode } from './node.mjs'

/**
 * Installs exactly what the lockfile names, if node_modules differs. Without `dev`, development
 * packages may be missing (npm prune --omit=dev).
 */
export async function installPackages({ dev = true } = {}) {
  if (await isInstalled(dev)) return
  await saying('Installing packages', () =>
    // Build tools are development dependencies; npm leaves them out when NODE_ENV is production.
    runQuietly('npm', ['ci', '--include=dev', ...quietly], {
      env: withoutNode(),
      advice: 'Check the connection to the npm registry and the free disk space, then try again.',
    }),
  )
}

/** No package needs an install script, so none may run. */
const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

/** npm writes this list last, so an interrupted installation has none. */
async function isInstalled(dev) {
  const [wanted, present] = await Promise.all([
    readPackages('package-lock.json'),
    readPackages('node_modules/.package-lock.json'),
  ])
  return Object.entries(wanted).every(([path, about]) => {
    if (path === '') return true
    if (present[path]) return present[path].version === about.version
    return about.optional === true || (!dev && isForDevelopment(about))
  })
}

function isForDevelopment({ dev, devOptional }) {
  return dev === true || devOptional === true
}

async function readPackages(path) {
  const text = await readFile(path, 'utf8').catch(() => '{}')
  return JSON.parse(text).packages ?? {}
}
