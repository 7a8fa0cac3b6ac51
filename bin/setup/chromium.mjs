import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { runQuietly, saying } from './command.mjs'
import { withNode } from './node.mjs'

/** The headless shell first: pages open in half the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
const advice = 'Install Chromium, or set CHROME_PATH to an existing one, and try again.'

/**
 * The path of a Chromium that tests can use, installed if there is none.
 * @returns {Promise<string>}
 */
export async function findChromium() {
  return process.env.CHROME_PATH || (await findOnPath()) || saying('Installing Chromium', install)
}

async function install() {
  if (await isDebianRoot()) {
    await runQuietly('apt-get', ['update'], { advice })
    await installPackage('chromium-headless-shell').catch(() => installPackage('chromium'))
    const installed = await findOnPath()
    if (installed) return installed
  }
  return installWithPlaywright()
}

function installPackage(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return runQuietly('apt-get', ['install', '-y', '--no-install-recommends', name], { advice, env })
}

async function installWithPlaywright() {
  const env = withNode()
  await runQuietly('playwright', ['install', 'chromium'], { advice, env })
  const ask = "console.log(require('@playwright/test').chromium.executablePath())"
  return (await runQuietly('node', ['-e', ask], { advice, env })).trim()
}

async function isDebianRoot() {
  return process.getuid?.() === 0 && (await isProgram('/usr/bin/apt-get'))
}

async function findOnPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  for (const path of names.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    if (await isProgram(path)) return path
  }
  return undefined
}

async function isProgram(path) {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}
