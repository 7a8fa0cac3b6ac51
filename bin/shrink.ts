// npm run shrink: keeps of node_modules only what production opens. Run it after the build, in a folder
// that only serves; npm ci brings everything back.
import { execFile } from 'node:child_process'
import { copyFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { reportErrors } from './report-errors.ts'
import { readArguments } from './setup/arguments.mjs'
import { withoutNode } from './setup/node.mjs'
import { isNeeded } from './shrink/needed.ts'

const root = resolve(import.meta.dirname, '..')
const packages = join(root, 'node_modules')
const run = promisify(execFile)

readArguments('shrink')
await reportErrors(async () => {
  const before = await bytesIn(packages)
  await run('npm', ['prune', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: root,
    env: withoutNode(),
  })
  await deleteUnneeded(packages)
  const isStripped = await stripNode()
  const after = await bytesIn(packages)
  console.log(`node_modules: ${megabytes(before)} before, ${megabytes(after)} now.`)
  if (!isStripped) console.log("Debian's package binutils would save 33 MB more: it has 'strip'.")
})

async function deleteUnneeded(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (!isNeeded(relative(packages, path), entry.isDirectory())) {
      await rm(path, { recursive: true })
    } else if (entry.isDirectory()) await deleteUnneeded(path)
  }
}

/** Takes the symbols for debuggers out of Node. False if there is no program for it. */
async function stripNode(): Promise<boolean> {
  const name = `node-${process.platform}-${process.arch}/bin/node`
  const node = join(packages, name)
  // This very program may be running from it, so the file is replaced.
  const copy = `${node}.smaller`
  try {
    await copyFile(node, copy)
    await run('strip', [copy])
    await rename(copy, node)
    return true
  } catch {
    await rm(copy, { force: true })
    return false
  }
}

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size
  }
  return bytes
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`
}
