import { globSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { variablesSchema } from '#server/environment/variables.ts'

const root = new URL('../../', import.meta.url)
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8')
const folder = 'deploy/several-servers'
const document = textOf('docs/several-servers.md')

test('docs/several-servers.md uses every file of its settings, and is one page', () => {
  const files = globSync('*', { cwd: new URL(folder, root) })
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => !document.includes(file))).toEqual([])
  expect(document.split('\n').length - 1).toBeLessThanOrEqual(120)
})

test('the settings of each server are settings of the site', () => {
  const names = Object.keys(parseEnv(textOf(`${folder}/servers.env`)))
  expect(names.filter((name) => !(name in variablesSchema.shape))).toEqual([])
})

test('neither proxy passes on a forged X-Forwarded-For header', () => {
  const haproxy = textOf(`${folder}/haproxy.cfg`)
  expect(haproxy).toContain('http-request set-header X-Forwarded-For %[src]')
  expect(haproxy).not.toContain('option forwardfor')
  expect(textOf(`${folder}/nginx.conf`)).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
})

test('nginx takes entries and pictures, and hands entries on while they arrive', () => {
  const nginx = textOf(`${folder}/nginx.conf`)
  expect(nginx).toMatch(
    /location = \/api\/submissions \{\n\s+client_max_body_size 160m;\n\s+proxy_request_buffering off/,
  )
  expect(nginx).toMatch(/location ~ \^\/\(api\/\)\?admin.* \{\n\s+client_max_body_size 52m;/)
})

test('what is sent is never sent to a second server after one has taken it', () => {
  const haproxy = textOf(`${folder}/haproxy.cfg`)
  expect(haproxy).toMatch(
    /^defaults servers .*\n(?: {2}.*\n)*? {2}http-request disable-l7-retry unless \{ method GET HEAD \}$/m,
  )
  expect(haproxy.match(/^backend .*/gm)).toEqual([
    'backend ready from servers',
    'backend alive from servers',
  ])
  expect(textOf(`${folder}/nginx.conf`)).not.toContain('non_idempotent')
})
