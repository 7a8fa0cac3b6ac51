import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer as createPlainServer, type AddressInfo, type Server } from 'node:net'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { readCertificate } from './certificate.ts'

const going = new AbortController().signal

/** A certificate of its own authority, for localhost. */
async function makeCertificate(days: number) {
  const { path } = await newTemporaryFolder('cabins-certificate-')
  const [key, cert] = [join(path, 'key.pem'), join(path, 'cert.pem')]
  const request = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout ${key} -out ${cert} -days ${days} -subj /CN=localhost -addext subjectAltName=DNS:localhost`
  execFileSync('openssl', request.split(' '), { stdio: 'ignore' })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

async function listen(server: Server, host = 'localhost'): Promise<string> {
  await new Promise<void>((resolve) => void server.listen(0, host, () => resolve()))
  onTestFinished(() => void server.close())
  return `https://localhost:${(server.address() as AddressInfo).port}`
}

test('the end of a certificate is read', async () => {
  const files = await makeCertificate(9)
  const origin = await listen(createServer(files))
  const read = await readCertificate(origin, going, { ca: files.cert })
  if (read.state !== 'valid') throw new Error(read.state)
  const days = (read.until.epochMilliseconds - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(9)
})

test('a certificate that browsers would refuse is invalid, with the reason', async () => {
  const origin = await listen(createServer(await makeCertificate(9)))
  const read = await readCertificate(origin, going)
  expect(read).toMatchObject({ state: 'invalid', reason: expect.stringMatching(/SELF_SIGNED/) })
})

test('a server that cannot be reached, or hangs, says nothing about its certificate', async () => {
  expect(await readCertificate('https://localhost:1', going)).toEqual({ state: 'unknown' })
  const hanging = await listen(createPlainServer((socket) => void socket.on('error', () => {})))
  const soon = AbortSignal.timeout(300)
  expect(await readCertificate(hanging, soon)).toEqual({ state: 'unknown' })
})
