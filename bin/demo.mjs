// npm run demo: the site on made-up data that is gone afterwards, with stand-ins for outside services.
import { readArguments } from './setup/arguments.mjs'
import { buildSite } from './setup/build.mjs'
import { runOpenly } from './setup/command.mjs'
import { main, setUp } from './setup/setup.mjs'

readArguments('demo')

await main(async () => {
  const node = await setUp()
  await buildSite()
  return runOpenly(node, ['bin/demo/main.ts'])
})
