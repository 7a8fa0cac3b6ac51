// npm start: the site in production mode.
import { readArguments } from './setup/arguments.mjs'
import { buildSite } from './setup/build.mjs'
import { runOpenly } from './setup/command.mjs'
import { withSettings } from './setup/node.mjs'
import { main, setUp } from './setup/setup.mjs'

readArguments('start')

await main(async () => {
  const node = await setUp({ dev: false })
  await buildSite()
  return runOpenly(node, [...withSettings(), 'server/main.ts'], {
    env: { NODE_COMPILE_CACHE: '.cache/compiled', ...process.env, NODE_ENV: 'production' },
  })
})
