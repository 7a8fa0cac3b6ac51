import { once } from 'node:events'
import { createServer, request as ask, type IncomingHttpHeaders, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PageAnswers } from './answers.ts'
import { writeKept } from './write.ts'

const body = Buffer.from('a page, kept')
const headers = ['content-type', 'text/html', 'etag', '"e"', 'content-length', String(body.length)]
const answer = (status: number) => ({ status, etag: '"e"', body, headers })
const page = (status: number): PageAnswers => ({
  status,
  topics: new Set(),
  cacheable: true,
  expiresAt: Infinity,
  answers: { br: answer(status), gzip: answer(status), identity: answer(status) },
})

let server: Server
let port: number

beforeEach(async () => {
  const pages = { '/': page(200), '/lost': page(404) }
  server = createServer((request, response) =>
    writeKept(request, response, pages[request.url as keyof typeof pages]),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})

afterEach(() => void server.close())

interface Got {
  status: number | undefined
  headers: IncomingHttpHeaders
  text: string
}

async function get(path: string, given: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const request = ask({ port, path, method, headers: given }).end()
  const [response] = await once(request, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return { status: response.statusCode, headers: response.headers, text }
}

/** Sends these bytes and returns everything received until that many responses are complete. */
async function exchange(sent: string, answers: number): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(sent)
  let got = ''
  for await (const chunk of socket) {
    got += String(chunk)
    if (got.split(body.toString()).length > answers) socket.end()
  }
  return got
}

const plain = { connection: 'keep-alive' }

describe('a cached page is sent in one piece', () => {
  test.each(['/', '/lost'])('with the same headers that Node would send for %s', async (path) => {
    const whole = await get(path, plain)
    const worded = await get(path, { connection: 'close' })
    const own = ({ headers: { date: _date, connection: _connection, ...rest } }: Got) => rest
    expect(whole.status).toBe(worded.status)
    expect(own(whole)).toEqual(own(worded))
    expect(whole.text).toBe(worded.text)
    expect(Date.parse(whole.headers.date ?? '')).toBeGreaterThan(Date.now() - 3000)
  })

  test('and the connection serves the next requests, including pipelined ones', async () => {
    const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
    const got = await exchange(request.repeat(5), 5)
    expect(got.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(5)
    expect(got.match(/a page, kept/g)).toHaveLength(5)
  })

  test('and an old client learns that its connection ends', async () => {
    const got = await exchange('GET / HTTP/1.0\r\n\r\n', 1)
    expect(got.toLowerCase()).toContain('connection: close')
    expect(got).toContain('a page, kept')
  })

  test('but a HEAD request gets no body, and an unchanged page only 304', async () => {
    expect(await get('/', plain, 'HEAD')).toMatchObject({ status: 200, text: '' })
    expect(await get('/', { ...plain, 'if-none-match': '"e"' })).toMatchObject({
      status: 304,
      text: '',
    })
  })

  test('and it leaves nothing that would keep the server from closing', async () => {
    await get('/', plain)
    const closed = once(server, 'close')
    server.close()
    server.closeIdleConnections()
    expect(await closed).toEqual([])
  })
})
