import { fileURLToPath } from 'node:url'
import { SetupError } from './command.mjs'
import { installPackages } from './install.mjs'
import { findNode } from './node.mjs'
import { makePictures } from './pictures.mjs'

/**
 * Makes everything that a command needs and that is missing or out of date, from the project's
 * folder whatever folder it was called in. `dev`: with the packages for building and testing;
 * `pictures`: with the pictures encoded.
 * @returns {Promise<string>} the path of the Node to run the command with
 */
export async function setUp({ dev = true, pictures = true } = {}) {
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
  await installPackages({ dev })
  const node = await findNode()
  if (pictures) await makePictures(node)
  return node
}

/** Runs a command to its exit code; a failed set-up prints its output and what to do about it. */
export async function main(command) {
  process.exitCode = await reporting(command)
}

/**
 * The exit code of a piece of work: 0 when it gives none, 1 when set-up fails, which is printed.
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
