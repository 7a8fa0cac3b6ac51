// npm run torture: kills the built site again and again, and looks for what was lost.
import { readArguments } from './setup/arguments.mjs'
import { buildSite } from './setup/build.mjs'
import { runOpenly } from './setup/command.mjs'
import { withNode } from './setup/node.mjs'
import { main, setUp } from './setup/setup.mjs'

readArguments('torture')

await main(async () => {
  const node = await setUp()
  await buildSite()
  const args = ['tests/torture/main.ts', ...process.argv.slice(2)]
  return runOpenly(node, args, { env: withNode() })
})
