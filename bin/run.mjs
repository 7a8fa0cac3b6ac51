// node bin/run.mjs COMMAND [ARGUMENTS]: prepares what a command needs, then runs it.
import { readArguments } from './setup/arguments.mjs'
import { buildReader, buildSite, installBuildTools } from './setup/build.mjs'
import { findChromium } from './setup/chromium.mjs'
import { runOpenly } from './setup/command.mjs'
import { serverFlags, serverVariables, withNode, withSettings } from './setup/node.mjs'
import { makePictures, reporting, setUp } from './setup/setup.mjs'

const cached = { NODE_COMPILE_CACHE: '.cache/compiled', ...process.env }

/** Installs packages, pictures, build and browser as needed. `settings`: read from .env. */
const commands = {
  'add-admin': { file: 'bin/add-admin.ts', settings: true },
  backup: { file: 'bin/backup.ts', settings: true },
  bench: { file: 'bench/main.ts', dev: true, pictures: true, build: true, browser: true },
  demo: { file: 'bin/demo/main.ts', dev: true, pictures: true, build: true },
  dev: {
    file: 'server/development.ts',
    flags: ['--conditions=development'],
    env: { ...process.env, NODE_ENV: 'development' },
    dev: true,
    pictures: true,
    settings: true,
  },
  doctor: { file: 'bin/doctor.ts', settings: true },
  draw: { file: 'art/draw.ts', settings: true },
  image: { file: 'tests/image/main.ts', dev: true },
  pictures: { file: 'bin/pictures/encode.ts', pictures: true, settings: true },
  preflight: { file: 'bin/preflight.ts', pictures: true, settings: true },
  'reset-password': { file: 'bin/reset-password.ts', settings: true },
  restore: { file: 'bin/restore.ts', settings: true },
  start: {
    file: 'build/server/main.js',
    flags: serverFlags,
    env: { ...serverVariables, ...cached, NODE_ENV: 'production' },
    pictures: true,
    build: true,
    settings: true,
  },
  torture: { file: 'tests/torture/main.ts', dev: true, pictures: true, build: true },
}

const [name, ...args] = process.argv.slice(2)
readArguments(name, args)

process.exitCode = await reporting(async () => {
  const {
    file,
    flags = [],
    env = process.env,
    dev,
    pictures,
    build,
    browser,
    settings,
  } = commands[name]
  const node = await setUp({ dev: dev === true, pictures: false })
  if (build) await installBuildTools()
  await allOf([
    pictures && makePictures(node),
    build ? buildSite() : name === 'dev' && buildReader(),
  ])
  const chromium = browser ? { CHROME_PATH: await findChromium() } : {}
  return runOpenly(node, [...flags, ...(settings ? withSettings() : []), file, ...args], {
    env: withNode({ ...env, ...chromium }),
  })
})

/** Waits for all tasks before failing, so that none leaves half-written files. */
async function allOf(tasks) {
  const results = await Promise.allSettled(tasks)
  for (const { status, reason } of results) if (status === 'rejected') throw reason
}
