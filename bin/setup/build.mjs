import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { runQuietly, saying } from './command.mjs'
import { unlessFresh } from './freshness.mjs'
import { installPackages } from './install.mjs'
import { withNode } from './node.mjs'

const step = {
  name: 'build',
  inputs: [
    'app',
    'content',
    'contracts',
    'public',
    'bin/setup/build.mjs',
    'bin/vite',
    'package-lock.json',
    'react-router.config.ts',
    'vite.config.ts',
  ],
  outputs: ['build/site/client', 'build/site/server/index.js'],
}

const reader = {
  name: 'reader',
  inputs: ['integrations/media', 'contracts', 'bin/vite/reader.ts', 'package-lock.json'],
  outputs: ['build/reader/program.js'],
}

const server = {
  name: 'server',
  inputs: [
    'server',
    'services',
    'store',
    'integrations',
    'contracts',
    'content',
    'build/site/server',
    'bin/vite/server.ts',
    'package-lock.json',
  ],
  outputs: ['build/server/main.js'],
}

/** Builds the program that reads guests' files. */
export const buildReader = () => buildProgram(reader, 'Building the reader of files')

/** Builds the server in few files, after the pages. */
export const buildServer = () => buildProgram(server, 'Building the server')

async function buildProgram(program, doing) {
  await unlessFresh(program, async () => {
    await installPackages()
    await saying(doing, () =>
      runQuietly('vite', ['build', '--config', `bin/vite/${program.name}.ts`], {
        env: withNode(),
        advice: 'Fix what the message above names, then try again.',
      }),
    )
  })
}

/** Builds the reader of files, the browser's files, compressed, the pages, and the server with them. */
export async function buildSite() {
  await buildReader()
  await unlessFresh(step, async () => {
    await installPackages()
    await saying('Building the site', async () => {
      await runQuietly('node', ['bin/check-content.ts'], {
        env: withNode(),
        advice: 'Fix the fields named above, then try again.',
      })
      await runQuietly('react-router', ['build'], {
        env: withNode({ ...process.env, NODE_ENV: 'production' }),
        advice: 'Fix what the message above names, then try again.',
      })
      await compressFiles('build/site/client')
    })
  })
  await buildServer()
}

const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt', '.xml', '.html', '.ico'])
const smallest = 192

/** Puts a .br and a .gz beside every text file, as small as they get. */
async function compressFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
  await Promise.all(
    files.map((entry) => compress(join(entry.parentPath ?? entry.path, entry.name))),
  )
}

async function compress(path) {
  const content = await readFile(path)
  if (content.length < smallest) return
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  await Promise.all([
    promisify(brotliCompress)(content, brotli).then((bytes) => writeFile(`${path}.br`, bytes)),
    promisify(gzip)(content, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ])
}
