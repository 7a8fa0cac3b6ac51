import { runQuietly } from './command.mjs'
import { compressFiles } from './compress.mjs'
import { unlessFresh } from './freshness.mjs'
import { installPackages } from './install.mjs'
import { withNode } from './node.mjs'
import { saying } from './say.mjs'

const step = {
  name: 'build',
  inputs: [
    'app',
    'content',
    'contracts',
    'public',
    'bin/vite',
    'build/pictures/leads.json',
    'package-lock.json',
    'react-router.config.ts',
    'vite.config.ts',
  ],
  outputs: ['build/site/client', 'build/site/server/index.js'],
}

/** Builds the browser's files, compressed, and the server's bundle of pages. */
export async function buildSite() {
  await unlessFresh(step, async () => {
    await installPackages()
    await saying('Building the site', async () => {
      await runQuietly('node', ['bin/check-content.ts'], {
        env: withNode(),
        advice: 'Mend the fields named above, then try again.',
      })
      await runQuietly('react-router', ['build'], {
        env: withNode({ ...process.env, NODE_ENV: 'production' }),
        advice: 'Mend what the message above names; if it names nothing of yours, try again.',
      })
      await compressFiles('build/site/client')
    })
  })
}
