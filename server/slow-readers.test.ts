import { createServer, type RequestListener } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { closeUnread } from './body-timeouts.ts'

const large = Buffer.alloc(64 * 1024 * 1024)

async function asking(listener: RequestListener) {
  const server = closeUnread(createServer(listener), 100)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => {})
  onTestFinished(() => void client.destroy())
  client.write('GET / HTTP/1.1\r\nHost: site\r\n\r\n')
  return { server, client }
}

test('a connection that never reads its response is closed', async () => {
  const closed = Promise.withResolvers<boolean>()
  const { client } = await asking((_request, response) => {
    response.on('close', () => closed.resolve(response.writableFinished))
    response.end(large)
  })
  client.pause()
  expect(await closed.promise).toBe(false)
})

test('a response that takes longer to make than that still arrives', async () => {
  const { client } = await asking((_request, response) => {
    setTimeout(() => response.end('done'), 300)
  })
  const [chunk] = (await once(client, 'data')) as [Buffer]
  expect(chunk.toString()).toContain('done')
})
