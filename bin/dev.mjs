// npm run dev: the site with live reload, for developers.
import { readArguments } from './setup/arguments.mjs'
import { runOpenly } from './setup/command.mjs'
import { withNode, withSettings } from './setup/node.mjs'
import { main, setUp } from './setup/setup.mjs'

readArguments('dev')

await main(async () => {
  const node = await setUp()
  const args = ['--conditions=development', ...withSettings(), 'server/development.ts']
  return runOpenly(node, args, { env: withNode({ ...process.env, NODE_ENV: 'development' }) })
})
