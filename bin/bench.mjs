// npm run bench: the measurements, on the built site and with a browser.
import { readArguments } from './setup/arguments.mjs'
import { buildSite } from './setup/build.mjs'
import { findChromium } from './setup/chromium.mjs'
import { runOpenly } from './setup/command.mjs'
import { withNode } from './setup/node.mjs'
import { main, setUp } from './setup/setup.mjs'

readArguments('bench')

await main(async () => {
  const node = await setUp()
  await buildSite()
  const env = withNode({ ...process.env, CHROME_PATH: await findChromium() })
  return runOpenly(node, ['bench/main.ts', ...process.argv.slice(2)], { env })
})
