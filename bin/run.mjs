// node bin/run.mjs COMMAND ARGUMENTS: a command written in TypeScript, after set-up.
import { readArguments } from './setup/arguments.mjs'
import { runOpenly } from './setup/command.mjs'
import { withNode, withSettings } from './setup/node.mjs'
import { main, setUp } from './setup/setup.mjs'

const files = {
  backup: 'bin/backup.ts',
  draw: 'pictures/draw.ts',
  pictures: 'bin/pictures/encode.ts',
  preflight: 'bin/preflight.ts',
  'reset-password': 'bin/reset-password.ts',
  restore: 'bin/restore.ts',
}
const [command, ...args] = process.argv.slice(2)
readArguments(command, args)

await main(async () => {
  const node = await setUp({ dev: false, pictures: ['pictures', 'preflight'].includes(command) })
  return runOpenly(node, [...withSettings(), files[command], ...args], { env: withNode() })
})
