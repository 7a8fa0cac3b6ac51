import { fileURLToPath } from 'node:url'
import { runQuietly, saying, SetupError } from './command.mjs'
import { unlessFresh } from './freshness.mjs'
import { installPackages } from './install.mjs'
import { findNode, withNode, withSettings } from './node.mjs'

/**
 * Prepares what is missing or out of date, in the project's folder. `dev`: the packages for
 * building and testing too; `pictures`: the encoded pictures, also those of `properties`, folders of
 * documents beside the owner's.
 * @returns {Promise<string>} the path of the Node to run the command with
 */
export async function setUp({ dev = true, pictures = true, properties = [] } = {}) {
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
  await installPackages({ dev })
  const node = await findNode()
  if (pictures) await makePictures(node, properties)
  return node
}

/** Encodes the pictures and repeats what the encoder says about files it left out. */
async function makePictures(node, properties) {
  const documents = [process.env.CONTENT_DIR || 'content/site', ...properties]
  const cabins = documents.map((folder) => `${folder}/cabins`)
  const encoding = {
    name: 'pictures',
    inputs: [
      'content/pictures',
      'public/emblems',
      'bin/pictures',
      'contracts/pictures.ts',
      ...cabins,
      '.env',
    ],
    outputs: ['build/pictures/albums.json'],
  }
  await unlessFresh(encoding, async () => {
    const output = await saying('Encoding pictures', () =>
      runQuietly(node, [...withSettings(), 'bin/pictures/encode.ts', ...properties], {
        env: withNode(),
        advice: 'Look at content/pictures/README.md for what may lie in that folder.',
      }),
    )
    process.stdout.write(output)
  })
}

/**
 * The exit code of `work`: 0 when it returns none, 1 when set-up fails, which is printed with advice.
 * @param {() => Promise<number | void>} work
 */
export async function reporting(work) {
  try {
    return (await work()) ?? 0
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    console.error([error.output.trimEnd(), '', error.message, error.advice].join('\n').trimStart())
    return 1
  }
}
