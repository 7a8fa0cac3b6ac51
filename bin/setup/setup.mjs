import { fileURLToPath } from 'node:url'
import { SetupError } from './command.mjs'
import { installPackages } from './install.mjs'
import { findNode } from './node.mjs'
import { makePictures } from './pictures.mjs'

/**
 * Makes everything that a command needs and that is missing or out of date, from the project's
 * folder whatever folder it was called in.
 * @returns {Promise<string>} the path of the Node to run the command with
 */
export async function setUp() {
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
  await installPackages()
  const node = await findNode()
  await makePictures(node)
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
