import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const document = readFileSync(new URL('../../docs/proxies.md', import.meta.url), 'utf8')
const exampleIn = (language: string) =>
  new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(document)?.[1] ?? ''

const examples = [
  {
    name: 'Caddy',
    text: exampleIn('caddyfile'),
    entries: /@entries path \/api\/submissions\n.*?max_size 160MB/s,
    pictures: /@admin path \/api\/admin\/\*\n.*?max_size 52MB/s,
    www: /^www\.cabins\.example \{\n\tredir https:\/\/cabins\.example\{uri\} permanent/m,
    plain:
      /^http:\/\/cabins\.example, http:\/\/www\.cabins\.example \{.*?respond 403.*?redir https:\/\/cabins/ms,
  },
  {
    name: 'nginx',
    text: exampleIn('nginx'),
    entries:
      /location = \/api\/submissions \{\n\s+client_max_body_size 160m;\n\s+proxy_request_buffering off/,
    pictures: /location \/api\/admin\/ \{\n\s+client_max_body_size 52m;/,
    www: /server_name www\.cabins\.example;\n.*?return 301 https:\/\/cabins\.example\$request_uri/s,
    plain: /listen 80;.*?location \/api\/ \{ return 403; \}\n.*?return 301 https:\/\/cabins/s,
  },
]

test.each(examples)(
  "the $name example accepts entries and the owner's pictures, redirects www and plain http, and adds no HSTS of its own",
  ({ text, entries, pictures, www, plain }) => {
    expect(text).toMatch(entries)
    expect(text).toMatch(pictures)
    expect(text).toMatch(www)
    expect(text).toMatch(plain)
    expect(text).not.toMatch(/strict-transport-security/i)
  },
)

test('nginx replaces a forged X-Forwarded-For header', () => {
  expect(exampleIn('nginx')).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
})
