import { connect, createServer } from 'node:net'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#tests/fixtures/ports.ts'
import { checkPort } from './starting.ts'

const host = '127.0.0.1'

test('until a server listens, connections are refused, so that a proxy asks another one', async () => {
  const port = await freePort()
  await checkPort({ host, port })

  await expect(once(connect({ host, port }), 'connect')).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  })
})

test('a port that another program has is named', async () => {
  const port = await freePort()
  const other = createServer().listen(port, host)
  onTestFinished(() => void other.close())
  await once(other, 'listening')

  await expect(checkPort({ host, port })).rejects.toThrow(
    `Port ${port} of ${host} cannot be used. Set PORT or HOST to another.`,
  )
})
