// node bin/run.mjs FILE ARGUMENTS: a TypeScript command, after set-up.
import { runOpenly } from './setup/command.mjs'
import { withNode, withSettings } from './setup/node.mjs'
import { main, setUp } from './setup/setup.mjs'

await main(async () => {
  const node = await setUp()
  const [file, ...args] = process.argv.slice(2)
  return runOpenly(node, [...withSettings(), file, ...args], { env: withNode() })
})
