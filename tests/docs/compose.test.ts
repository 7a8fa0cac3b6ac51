import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { variablesSchema } from '#server/environment/variables.ts'
import { readComposition, textOfComposition, variablesIn } from '#tests/fixtures/compose.ts'

const root = new URL('../../', import.meta.url)
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8')
const document = textOf('docs/compose.md')
const proxyFile = './deploy/compose/Caddyfile'
const caddyfile = textOf(proxyFile)

/** As somebody's `.env`. */
const ofOne = {
  DOMAIN: 'cabins.example',
  BACKUP_URL: 's3://bucket/cabins?endpoint=https://objects.example&region=us-east-1',
  BACKUP_ACCESS_KEY_ID: 'key',
  BACKUP_SECRET_ACCESS_KEY: 'secret',
}
const ofSeveral = { ...ofOne, DATABASE_PASSWORD: 'abc', S3_SECRET_ACCESS_KEY: 'def' }
const images = [
  ['SITE_IMAGE', /^cabins$/],
  ['CADDY_IMAGE', /^docker\.io\/library\/caddy:\d+\.\d+\.\d+$/],
  ['POSTGRES_IMAGE', /^docker\.io\/library\/postgres:\d+\.\d+$/],
  ['STORE_IMAGE', /^docker\.io\/versity\/versitygw:v\d+\.\d+\.\d+$/],
] as const

const files = [
  { file: 'compose.yaml', given: ofOne, required: ['BACKUP_URL', 'DOMAIN'], sites: ['site'] },
  {
    file: 'compose.several-servers.yaml',
    given: ofSeveral,
    required: ['BACKUP_URL', 'DATABASE_PASSWORD', 'DOMAIN', 'S3_SECRET_ACCESS_KEY'],
    sites: ['one', 'two'],
  },
]

describe.each(files)('$file', ({ file, given, required, sites }) => {
  const text = textOfComposition(file)
  const read = () => readComposition(text, given)
  const isSite = (name: string) => sites.includes(name)
  const sitesIn = () => Object.entries(read().services).filter(([name]) => isSite(name))

  test('needs few settings, each explained, and refuses to start without one', () => {
    const variables = [...variablesIn(text)]
    const needed = variables.filter(([, kind]) => kind === 'required').map(([name]) => name)
    expect(needed.toSorted()).toEqual(required)
    for (const name of required) {
      expect(() => readComposition(text, { ...given, [name]: '' })).toThrow(name)
    }
    expect(variables.filter(([name]) => !document.includes(name))).toEqual([])
  })

  test('names images by a fixed version, or by a variable instead', () => {
    for (const { image } of Object.values(read().services)) {
      expect(images.some(([, form]) => form.test(image))).toBe(true)
    }
    const own = Object.fromEntries(images.map(([name]) => [name, 'my-own']))
    for (const { image } of Object.values(readComposition(text, { ...given, ...own }).services)) {
      expect(image).toBe('my-own')
    }
  })

  test('gives the site settings that exist, and that it accepts beside those of .env', () => {
    for (const [, { environment = {}, env_file }] of sitesIn()) {
      expect(env_file).toBe('.env')
      expect(Object.keys(environment).filter((name) => !(name in variablesSchema.shape))).toEqual(
        [],
      )
      const { host, port, publicUrl, dataDir, backup } = readEnvironment({
        ...given,
        ...environment,
      })
      expect({ host, port, dataDir }).toEqual({ host: '0.0.0.0', port: 3000, dataDir: '/data' })
      expect(publicUrl).toBe('https://cabins.example')
      expect(backup).toMatchObject({ kind: 's3', accessKeyId: 'key', secretAccessKey: 'secret' })
    }
  })

  test('runs the site as nobody, with one volume of its own, and asks whether it is ready', () => {
    const volumes = sitesIn().map(([name, { user, volumes: own, healthcheck }]) => {
      expect(user).toBe('10001:10001')
      expect(healthcheck?.test).toEqual(['CMD', 'node', 'deploy/image/healthy.mjs'])
      expect(own).toEqual([`${name}:/data`])
      return own[0]
    })
    expect(new Set(volumes).size).toBe(sites.length)
    expect(textOf('deploy/image/healthy.mjs')).toContain('/readyz')
  })

  test('gives the site as long to stop as it may take', () => {
    for (const [, { environment, stop_grace_period: grace }] of sitesIn()) {
      const drain = Number(environment?.['DRAIN_SECONDS'] ?? 0)
      expect(Number.parseInt(grace ?? '', 10)).toBeGreaterThan(3 * drain + 9)
    }
  })

  test('mounts files and volumes that exist', () => {
    const { services, volumes } = read()
    const sources = Object.values(services).flatMap((each) =>
      each.volumes.map((volume) => volume.split(':')[0] ?? ''),
    )
    const mounted = sources.filter((source) => source.startsWith('.'))
    expect(mounted.filter((path) => !existsSync(new URL(path, root)))).toEqual([])
    const named = sources.filter((source) => !source.startsWith('.'))
    expect(named.toSorted()).toEqual(Object.keys(volumes).toSorted())
  })

  test('only the proxy can be reached, with the Caddyfile of deploy/, which leads to the site', () => {
    const { services, networks = {} } = read()
    const open = Object.entries(services).filter(([, { ports }]) => ports)
    expect(open.map(([name]) => name)).toEqual(['caddy'])
    const { environment = {}, volumes = [] } = services['caddy'] ?? {}
    expect(volumes).toContain(`${proxyFile}:/etc/caddy/Caddyfile:ro`)
    const used = new Set(Array.from(caddyfile.matchAll(/\{\$(\w+)\}/g), ([, name = '']) => name))
    expect([...used].toSorted()).toEqual(Object.keys(environment).toSorted())
    expect(environment['SERVERS']).toBe(sites.map((name) => `${name}:3000`).join(' '))
    for (const name of ['database', 'store'].filter((each) => each in services)) {
      expect(services[name]?.networks).toEqual(['back'])
      expect(networks['back']?.internal).toBe(true)
    }
  })
})

test('the Caddyfile accepts entries and pictures, and adds no HSTS of its own', () => {
  expect(caddyfile).toMatch(/@entries path \/api\/submissions\n.*?max_size 160MB/s)
  expect(caddyfile).toMatch(/@admin path \/api\/admin\/\*\n.*?max_size 52MB/s)
  expect(caddyfile).not.toMatch(/strict-transport-security|trusted_proxies/i)
})
