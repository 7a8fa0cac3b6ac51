import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '#tests/fakes/server.ts'
import { breachedPasswords } from './breached-passwords.ts'

// SHA-1 of 'password' is 5BAA6 1E4C9B93F3F0682250B6CF8331B7EE68FD8.
const known = '1E4C9B93F3F0682250B6CF8331B7EE68FD8'

async function service(answer: string, status = 200) {
  const asked: (string | undefined)[] = []
  const server = createServer((request, response) => {
    asked.push(request.url)
    response.writeHead(status, { location: '/elsewhere' }).end(answer)
  })
  const { origin, close } = await listen(server, 0)
  onTestFinished(close)
  return { isBreached: breachedPasswords(`${origin}/range/`), asked }
}

test('a breached password is recognized, and only five characters of its hash are sent', async () => {
  const { isBreached, asked } = await service(
    `0018A45C4D1DEF81644B54AB7F969B88D65:3\r\n${known}:42`,
  )
  expect(await isBreached('password')).toBe(true)
  expect(asked).toEqual(['/range/5BAA6'])
})

test.each([
  ['another password', `0018A45C4D1DEF81644B54AB7F969B88D65:3`],
  ['padding', `${known}:0`],
  ['an empty answer', ''],
])('%s is no breach', async (_, answer) => {
  expect(await (await service(answer)).isBreached('password')).toBe(false)
})

test.each([
  ['fails', '', 503],
  ['leads elsewhere', '', 302],
  ['says too much', 'x'.repeat(300_000), 200],
])('a service that %s decides nothing', async (_, answer, status) => {
  await expect((await service(answer, status)).isBreached('password')).rejects.toThrow()
})
