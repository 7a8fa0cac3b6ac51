import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Runs a program to its end; rejects if it fails. Resolves to its output. */
export async function run(command: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, [...args])
  return stdout
}
