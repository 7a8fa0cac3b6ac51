import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import ece from 'http_ece'
import type { PushTarget } from '#integrations/push.ts'
import { Arrivals } from './arrivals.ts'
import { listen } from './server.ts'

export interface PushServiceFake {
  url: URL
  /** A browser that subscribes. */
  browser: () => FakeBrowser
  /** What was handed over, decrypted, by the browser's path. */
  received: Arrivals<{ path: string; text: string; authorization: string; ttl: string }>
  /** Answers with this status instead of taking messages. */
  refuse: (status: number | null) => void
  close(): Promise<void>
}

export interface FakeBrowser extends PushTarget {
  path: string
}

/** A browser vendor's push service as a real local HTTP server. */
export async function startPushService(): Promise<PushServiceFake> {
  const received: PushServiceFake['received'] = new Arrivals()
  const browsers = new Map<string, { read: (message: Buffer) => string }>()
  let refused: number | null = null
  const server = createServer((request, response) => {
    void buffer(request).then((message) => {
      const path = request.url ?? ''
      const browser = browsers.get(path)
      if (refused !== null || !browser) return response.writeHead(refused ?? 404).end()
      const { authorization = '', ttl } = request.headers
      received.add({ path, text: browser.read(message), authorization, ttl: String(ttl) })
      return response.writeHead(201).end()
    })
  })
  const { origin, close } = await listen(server, 0)
  return {
    url: new URL(origin),
    received,
    refuse: (status) => void (refused = status),
    close,
    browser() {
      const path = `/push/${randomBytes(8).toString('hex')}`
      const keys = createECDH('prime256v1')
      const p256dh = keys.generateKeys('base64url')
      const auth = randomBytes(16).toString('base64url')
      const read = (message: Buffer) =>
        ece
          .decrypt(message, { version: 'aes128gcm', privateKey: keys, authSecret: auth })
          .toString('utf8')
      browsers.set(path, { read })
      return { endpoint: origin + path, p256dh, auth, path }
    },
  }
}
