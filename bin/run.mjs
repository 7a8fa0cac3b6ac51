// node bin/run.mjs COMMAND [ARGUMENTS]: prepares what a command needs, then runs it.
import { readArguments } from './setup/arguments.mjs'
import { buildReader, buildSite } from './setup/build.mjs'
import { findChromium } from './setup/chromium.mjs'
import { runOpenly } from './setup/command.mjs'
import { serverFlags, serverVariables, withNode, withSettings } from './setup/node.mjs'
import { reporting, setUp } from './setup/setup.mjs'

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
    dev = false,
    pictures = false,
    build,
    browser,
    settings,
  } = commands[name]
  const node = await setUp({ dev, pictures })
  if (build) await buildSite()
  if (name === 'dev') await buildReader()
  const chromium = browser ? { CHROME_PATH: await findChromium() } : {}
  return runOpenly(node, [...flags, ...(settings ? withSettings() : []), file, ...args], {
    env: withNode({ ...env, ...chromium }),
  })
})
