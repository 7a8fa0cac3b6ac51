import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'
import about from '#package.json' with { type: 'json' }

// Production installs only `dependencies` (docs/running.md), so production code may import nothing
// else.

const root = resolve(import.meta.dirname, '..')
const entries = [
  'server/main.ts',
  'build/server/main.js',
  'integrations/availability/parse-worker.ts',
  'build/reader/program.js',
  'bin/run.mjs',
  'bin/backup.ts',
  'bin/doctor.ts',
  'bin/restore.ts',
  'bin/reset-password.ts',
  'bin/preflight.ts',
  'build/site/server/index.js',
]
const specifiers = /(?:\bfrom|(?<!['"`])\bimport|\bimport\(|new URL\()\s*['"]([^'"\s]+)['"]/g

/** Every file the entries reach, and the packages they import, each with an importing file. */
async function reached(from: readonly string[]) {
  const files = new Set<string>()
  const packages = new Map<string, string>()
  const waiting = from.map((file) => resolve(root, file))
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (files.has(file)) continue
    files.add(file)
    for (const specifier of await importsOf(file)) {
      const path = pathOf(specifier, file)
      if (/\.[mc]?[jt]s$/.test(path) && existsSync(path)) waiting.push(path)
      else if (isPackage(specifier)) packages.set(nameOf(specifier), file)
    }
  }
  return { files, packages }
}

/** Types are stripped before running; bundled packages keep comments with examples. */
async function importsOf(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8')
  const code = text
    .replaceAll(/^import type [^;]*? from '[^']+'$/gm, '')
    .replaceAll(/^\s*(?:\*|\/\/).*$/gm, '')
  return [...code.matchAll(specifiers)].map(([, specifier = '']) => specifier)
}

/** Path of one of our files; `new URL` may omit the leading dot. */
function pathOf(specifier: string, importer: string): string {
  if (!specifier.startsWith('#')) return resolve(dirname(importer), specifier)
  return resolve(root, specifier.slice(1))
}

function isPackage(specifier: string): boolean {
  const folder = resolve(root, 'node_modules', nameOf(specifier))
  return !builtinModules.includes(specifier) && /^[@a-z]/.test(specifier) && existsSync(folder)
}

function nameOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

test('nothing that runs in production imports a package for development', async () => {
  const { files, packages } = await reached(entries)
  expect([...files]).toContain(resolve(root, 'services/backup/restore.ts'))
  expect([...packages.keys()]).toEqual(expect.arrayContaining(['fastify', 'react', 'kysely']))

  const installed = { ...about.dependencies, ...about.optionalDependencies }
  const others = [...packages].filter(([name]) => !Object.hasOwn(installed, name))
  expect(others).toEqual([])
})
