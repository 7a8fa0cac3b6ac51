import { runQuietly } from './command.mjs'
import { unlessFresh } from './freshness.mjs'
import { withNode } from './node.mjs'
import { saying } from './say.mjs'

const step = {
  name: 'pictures',
  inputs: ['content/pictures', 'bin/pictures', 'contracts/pictures.ts'],
  outputs: ['build/pictures/leads.json'],
}

/** Encodes the pictures and repeats whatever the encoder says about files it had to leave out. */
export async function makePictures(node) {
  await unlessFresh(step, async () => {
    const output = await saying('Encoding pictures', () =>
      runQuietly(node, ['bin/pictures/encode.ts'], {
        env: withNode(),
        advice: 'Look at content/pictures/README.md for what may lie in that folder.',
      }),
    )
    process.stdout.write(output)
  })
}
