import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { asvsRows } from '#tests/fixtures/asvs.ts'
import { pathsWith, sourceFiles } from '#tests/fixtures/source-files.ts'

const root = new URL('../../', import.meta.url).pathname
const document = readFileSync(`${root}docs/security.md`, 'utf8')
const settings = Array.from(
  readFileSync(`${root}.env.example`, 'utf8').matchAll(/^#? ?([A-Z][A-Z\d_]+)=/gm),
  ([, name = '']) => name.replace(/^(AVAILABILITY_FEED_).+/, '$1…'),
)

function section(heading: string): string {
  return document.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
}

const namesIn = (text: string) => Array.from(text.matchAll(/`([^`]+)`/g), ([, name = '']) => name)

test('security.md is at most 20 KB', () => {
  expect(Buffer.byteLength(document)).toBeLessThanOrEqual(20_000)
})

test('security.md has a section for everything that the ASVS wants written down', () => {
  const wanted = {
    'Protection levels': /private/,
    'Who may do what': /\*\*Fields\*\*/,
    'Sign-in': /\*\*Guessing\*\*[^]+\*\*Sessions\*\*[^]+NIST/,
    'Costly work': /hashing passwords/,
    Dependencies: /npm sbom[^]+\d+ days?/,
    Logs: /the proxy/,
    'Duties of the operator': /TLS/,
  }
  for (const [heading, content] of Object.entries(wanted)) {
    expect({ heading, text: section(heading) }).toEqual({
      heading,
      text: expect.stringMatching(content),
    })
  }
  const named = asvsRows.flatMap(({ how }) =>
    Array.from(how.matchAll(/docs\/security\.md, ([\w -]+)/g), ([, heading = '']) => heading),
  )
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((heading) => section(heading) === '')).toEqual([])
})

test('the table of secrets names every secret setting', () => {
  const secret = settings.filter((name) =>
    /PASSWORD$|KEY|DATABASE_URL|SMTP_URL|AVAILABILITY/.test(name),
  )
  expect(secret.length).toBeGreaterThan(5)
  expect(namesIn(section('Secrets and keys'))).toEqual(expect.arrayContaining(secret))
})

test('the table of connections names every setting with an address', () => {
  const addresses = settings.filter((name) => /_URL$|FEED_/.test(name) && name !== 'PUBLIC_URL')
  expect(addresses.length).toBeGreaterThan(5)
  expect(namesIn(section('Connections'))).toEqual(expect.arrayContaining(addresses))
})

test('the inventory of cryptography names every file that uses it, and no other', async () => {
  const running = await sourceFiles(['server', 'services', 'store', 'integrations'])
  const users = pathsWith(running, /\b(createHash|createHmac|argon2|randomBytes|timingSafeEqual)\(/)
  const named = namesIn(section('Cryptography')).filter((name) => name.endsWith('.ts'))
  expect(named.toSorted()).toEqual(users.toSorted())
})

test('every file and document that security.md names exists', () => {
  const files = namesIn(document).filter((name) => /^[\w-]+\/[\w/.-]+$/.test(name))
  const links = Array.from(
    document.matchAll(/\]\((?!http|#)([^)#]+)/g),
    ([, to = '']) => `docs/${to}`,
  )
  expect([...files, ...links].filter((path) => !existsSync(root + path))).toEqual([])
})
