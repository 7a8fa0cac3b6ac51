import { writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { setTimeout } from 'node:timers/promises'
import { findProgram, freePort, startProgram, temporaryFolder, type Running } from './programs.ts'

export interface Caddy extends Running {
  /** The https address that visitors would see. */
  origin: string
}

const patienceMs = 20_000

/** As the site is run: HTTP/2 and TLS by Caddy, with a certificate of its own. */
export async function startCaddy(sitePort: number): Promise<Caddy> {
  const port = await freePort()
  const folder = temporaryFolder()
  const origin = `https://localhost:${port}`
  writeFileSync(`${folder}/Caddyfile`, configuration(origin, sitePort))
  const server = startProgram({
    command: findProgram('caddy') ?? 'caddy',
    args: ['run', '--adapter', 'caddyfile', '--config', `${folder}/Caddyfile`],
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder },
  })
  const deadline = performance.now() + patienceMs
  while (!(await isAnswering(`${origin}/healthz`))) {
    if (server.hasEnded() || performance.now() > deadline) {
      await server[Symbol.asyncDispose]()
      throw new Error(`Caddy did not answer. ${server.complaints()}`)
    }
    await setTimeout(100)
  }
  return { ...server, origin }
}

const configuration = (origin: string, sitePort: number) => `{
  admin off
  auto_https disable_redirects
  skip_install_trust
}
${origin} {
  tls internal
  reverse_proxy 127.0.0.1:${sitePort}
}
`

function isAnswering(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    // Caddy signs the certificate itself.
    request(address, { rejectUnauthorized: false }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
      .on('error', () => resolve(false))
      .end()
  })
}
