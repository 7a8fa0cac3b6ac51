import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sampleSite } from './fixtures/property.ts'
import { readSite } from '#services/site/read-site.ts'
import { pathsWith, sourceFiles } from './fixtures/source-files.ts'

// Rules about all code that no request can show (docs/asvs.csv names them).

const serverSide = await sourceFiles(['server', 'services', 'store', 'integrations', 'contracts'])
const browserSide = await sourceFiles(['app', 'content', 'contracts'])
const running = [...serverSide, ...browserSide]
const everything = [...running, ...(await sourceFiles(['bin', 'build']))]

test('no program code is made from text', () => {
  expect(pathsWith(everything, /\beval\(|new Function\(|\bnode:vm\b|setTimeout\(\s*['"`]/)).toEqual(
    [],
  )
})

test('other programs are started without a shell, with their arguments as a list', () => {
  const starting = everything.filter(({ text }) => text.includes('node:child_process'))
  const shells = /import \{[^}]*\bexec(Sync)?\b[^}]*\} from 'node:child_process'|\bshell: true/
  expect(pathsWith(starting, shells)).toEqual([])
  // The site starts only file readers and Litestream; `bin/` starts what its commands need.
  const others = starting.filter(
    ({ path }) => !/^(bin\/|integrations\/(litestream\.ts|media\/))/.test(path),
  )
  expect(others).toEqual([])
})

test('HTML is put into a page as a constant of ours only', () => {
  const pattern = /dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write/
  expect(pathsWith(running, pattern)).toEqual(['app/layout/early-script.tsx'])
})

test('SQL holds values as parameters', () => {
  expect(pathsWith(running, /\bsql\.raw\b|\.unsafe\(/)).toEqual([])
})

test('no pattern is made from what somebody typed', () => {
  expect(pathsWith(running, /new RegExp\(/)).toEqual([
    // Our nonce, and element names.
    // Words of ours, and a guest's own, escaped.
    'integrations/mail/refusals.ts',
    'integrations/storage/s3-list.ts',
    'server/pages/document.ts',
  ])
})

test('what must not be guessed comes from the generator of node:crypto', () => {
  expect(pathsWith(serverSide, /\bMath\.random\b/)).toEqual([
    // Jitter.
    'server/composition/work.ts',
  ])
})

test('hashes are SHA-256, passwords argon2id, and nothing else is computed', () => {
  // The service for breached passwords uses SHA-1, and so do apps that make codes (RFC 6238).
  const given = ['integrations/breached-passwords.ts', 'services/second-factors/totp.ts']
  const protecting = running.filter(({ path }) => !given.includes(path))
  const calls = protecting.flatMap(({ text }) => [
    ...text.matchAll(/create(?:Hash|Hmac|Sign|Verify|Cipheriv|Decipheriv)\([^)]*|'argon2\w+'/g),
  ])
  expect([...new Set(calls.map(([call]) => call))].toSorted()).toEqual([
    "'argon2id'",
    "createHash('sha256'",
    "createHmac('sha256', token",
  ])
  expect(pathsWith(protecting, /\b(md5|sha1|pbkdf2|scrypt|bcrypt|crypto-js)\b/i)).toEqual([])
})

test('pages use no secure-context API that plain http lacks without a way around it', () => {
  const secureOnly =
    /\b(randomUUID|crypto\.subtle|navigator\.(clipboard|serviceWorker|locks|storage))\b/
  expect(pathsWith(browserSide, secureOnly)).toEqual([
    // Copying, which fails with a message.
    'app/components/copy-text.ts',
    // Not offered without service workers.
    'app/screens/admin/push-subscription.ts',
  ])
})

test('certificates of other machines are always checked', () => {
  expect(pathsWith(everything, /rejectUnauthorized|checkServerIdentity/)).toEqual([])
  const settings = pathsWith(everything, /NODE_TLS_REJECT_UNAUTHORIZED/)
  // The check that rejects it.
  expect(settings).toEqual(['server/environment/checks.ts'])
})

test('only integrations and the store open connections, and none follows redirects blindly', () => {
  // The starter runs in browsers.
  const onServers = serverSide.filter(({ path }) => path !== 'server/pages/starter.ts')
  const opening = pathsWith(onServers, /\bfetch\(|from 'node:(https?|net|tls|dns)'.*\bget\b/)
  expect(opening.filter((path) => !path.startsWith('integrations/'))).toEqual([])
  const fetches = onServers.filter(({ text }) => /\bfetch\(/.test(text))
  expect(fetches.length).toBeGreaterThan(0)
  for (const { path, text } of fetches) {
    expect({ path, text }).toEqual({
      path,
      text: expect.stringMatching(/redirect: '(manual|error)'/),
    })
  }
})

test('no screen imports from the folder of another', () => {
  const screens = 'app/screens/'
  const folderOf = (path: string) => path.slice(screens.length).split('/')[0]
  const crossing = browserSide
    .filter(({ path }) => path.startsWith(screens))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)]
        .map(([, to = '']) => posix.join(posix.dirname(path), to))
        .filter((to) => to.startsWith(screens) && folderOf(to) !== folderOf(path))
        .map((to) => `${path} imports ${to}`),
    )
  expect(crossing).toEqual([])
})

/** Names drawings of the kit, which are called after what they show. */
const standIns = 'content/pictures/stand-ins.ts'

test('no code names a cabin: a cabin is a document and a folder of pictures', () => {
  const names = sampleSite.cabins.flatMap(({ id, name }) => [id, name])
  expect(pathsWith(running, new RegExp(names.join('|'), 'i'))).toEqual([standIns])
})

test('neither screens nor labels say what only the property says: that is in its documents', () => {
  const { facts, cabins } = readSite('content/site')
  const { brand, town, timeZone, address, phone, phoneHref, email, bookingPartner } = facts
  const words = [
    ...cabins.flatMap(({ id, name, bookingUrl }) => [id, name, bookingUrl]),
    ...Object.values({ brand, town, timeZone, phone, phoneHref, email }),
    address.street,
    address.postalCode,
    bookingPartner.name,
    'Texas',
    'Hill Country',
    'Austin',
    'Fredericksburg',
    '555-0142',
    'December 2025',
  ]
  const written = browserSide.flatMap(({ path, text }) =>
    path.startsWith('contracts/') || path === standIns
      ? []
      : words.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`),
  )
  expect(written).toEqual([
    // How events' places are written, in whatever town: no text that is shown.
    'app/screens/events/event/structured-data.ts: Texas',
    // The note for a calendar that fails (section 8).
    'content/events.ts: December 2025',
  ])
  expect(pathsWith(browserSide, /(from|import\() ?'[^']*content\/site/)).toEqual([])
})

test('no screen opens sockets or takes messages from other windows', () => {
  const pattern = /WebSocket|EventSource|postMessage|addEventListener\(\s*'message'|onmessage/
  expect(pathsWith(browserSide, pattern)).toEqual([])
})

test('no plug-in, applet or other retired technology is used', () => {
  expect(pathsWith(browserSide, /<(object|embed|applet)\b|ActiveXObject/)).toEqual([])
})

test('lint refuses comparisons that convert types, and code from text', () => {
  const file = readFileSync(new URL('../.oxlintrc.json', import.meta.url), 'utf8')
  const { rules } = z.object({ rules: z.record(z.string(), z.unknown()) }).parse(JSON.parse(file))
  for (const rule of ['eqeqeq', 'no-eval', 'no-new-func', 'no-implied-eval']) {
    expect({ rule, level: rules[rule] }).toEqual({ rule, level: 'error' })
  }
})

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      /** Part of another package, covered by that package's hash. */
      inBundle: z.boolean().default(false),
    }),
  ),
})

test('every package comes from the npm registry and is held to its SHA-512', () => {
  const file = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')
  const { '': _, ...packages } = lockSchema.parse(JSON.parse(file)).packages
  expect(Object.keys(packages).length).toBeGreaterThan(100)
  const registry = 'https://registry.npmjs.org/'
  const doubtful = Object.entries(packages).filter(
    ([, { resolved = registry, integrity, inBundle }]) =>
      !resolved.startsWith(registry) || !(inBundle || integrity?.startsWith('sha512-')),
  )
  expect(doubtful).toEqual([])
})
