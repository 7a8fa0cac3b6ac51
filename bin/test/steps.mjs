import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildSite } from '../setup/build.mjs'
import { findChromium } from '../setup/chromium.mjs'
import { runOpenly } from '../setup/command.mjs'
import { withNode } from '../setup/node.mjs'
import { reporting } from '../setup/setup.mjs'
import { countCheck, countPlaywright, countReport, countVitest } from './counts.mjs'

const run = (command, args, env) => runOpenly(command, args, { env: withNode(env) })

/** What `npm test` does, in this order; each step resolves to its counts. */
export const steps = {
  format: async () => countCheck(await run('oxfmt', ['--check'])),
  lint: runLint,
  types: () => checkTyped('tsc', ['--noEmit']),
  build: async () => countCheck(await reporting(buildSite)),
  unit: (args) => runVitest('unit', args),
  journeys: runJourneys,
  art: (args) => runVitest('art', ['--root', 'art', ...args]),
}

/** Only run when named: the site does not use the kit that draws its pictures. */
export const apart = ['art']

/** Steps that run on the built site. */
export const needBuild = ['unit', 'journeys']

/** The rules of the code, and code that nothing uses. */
async function runLint() {
  const rules = await checkTyped('oxlint', ['--type-aware', '--deny-warnings'])
  const dead = await run('knip', ['--no-progress'])
  return rules.failed > 0 ? rules : countCheck(dead)
}

/** The types of the routes, generated once a run. */
let generating

/** A check that reads types, those of the routes among them. */
async function checkTyped(command, args) {
  generating ??= run('react-router', ['typegen'])
  return countCheck((await generating) || (await run(command, args)))
}

async function runVitest(name, args) {
  const report = await freshReport(name)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await inMemory((env) => run('vitest', ['run', ...reporters, ...args], env))
  return countReport(report, countVitest, code)
}

async function runJourneys(args) {
  const report = await freshReport('journeys')
  const code = await reporting(async () => {
    const browser = {
      CHROME_PATH: await findChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      // Kept from run to run, unlike what is in the temporary folder.
      PWTEST_CACHE_DIR: resolve('.cache/test/journeys'),
    }
    return inMemory((env) =>
      run('playwright', ['test', '--reporter=list,json', ...args], { ...env, ...browser }),
    )
  })
  return countReport(report, countPlaywright, code)
}

/** Enough for a run's databases and uploads. */
const roomBytes = 4 * 1024 ** 3

/**
 * Runs tests whose temporary files are in memory if there is enough: creating and deleting databases
 * is slow on disk.
 */
async function inMemory(runTests) {
  const { bavail, bsize } = await statfs('/dev/shm').catch(() => ({ bavail: 0, bsize: 0 }))
  const place = bavail * bsize >= roomBytes ? '/dev/shm' : tmpdir()
  const folder = await mkdtemp(join(place, 'cabins-test-'))
  // The user that PostgreSQL runs as has to reach its data.
  await chmod(folder, 0o711)
  try {
    return await runTests({ ...process.env, TMPDIR: folder })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function freshReport(name) {
  const path = resolve('.cache/test', `${name}.json`)
  await rm(path, { force: true })
  return path
}
