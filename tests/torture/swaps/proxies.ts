import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '#tests/fixtures/ports.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { Daemon, giveToPostgres } from '../failover/daemon.ts'
import { startNginx } from './nginx.ts'

export const proxyKinds = ['node', 'haproxy', 'caddy', 'nginx'] as const
export type ProxyKind = (typeof proxyKinds)[number]

/** Sends requests to a server that does not say that it is about to stop. */
export interface Proxy extends AsyncDisposable {
  origin: string
  /** For proxies without health checks: switches to this port. */
  turnTo?: (port: number) => Promise<void>
}

const lookEveryMs = 200

/** Debian's programs, or a small proxy that needs none. */
export async function startProxy(
  kind: ProxyKind,
  ports: readonly [number, number],
): Promise<Proxy> {
  if (kind === 'nginx') return startNginx(ports[0])
  return kind === 'node' ? startNode(ports) : startProgram(kind, ports)
}

async function startProgram(kind: 'haproxy' | 'caddy', ports: readonly number[]): Promise<Proxy> {
  const folder = await newTemporaryFolder('cabins-proxy-')
  await chmod(folder.path, 0o755)
  const port = await freePort()
  const file = join(folder.path, kind)
  await writeFile(file, settings[kind](port, ports))
  await giveToPostgres(folder.path)
  const words = {
    haproxy: ['-db', '-f', file],
    caddy: ['run', '--adapter', 'caddyfile', '--config', file],
  }
  const home = { HOME: folder.path, XDG_DATA_HOME: folder.path, XDG_CONFIG_HOME: folder.path }
  const daemon = new Daemon(kind, words[kind], join(folder.path, 'log'), home)
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      await daemon.kill()
      await folder.remove()
    },
  }
}

/** As in docs/proxies.md and deploy/several-servers/haproxy.cfg, but for the guests' many addresses. */
const settings = {
  haproxy: (port: number, servers: readonly number[]) => `global
  maxconn 2000
defaults
  mode http
  timeout connect 5s
  timeout client 75s
  timeout server 120s
  timeout http-keep-alive 60s
  timeout check 5s
  retries 2
  option redispatch 1
  retry-on conn-failure empty-response
frontend visitors
  bind 127.0.0.1:${port}
  use_backend any if { nbsrv(cabins) eq 0 }
  default_backend cabins
backend cabins
  option httpchk GET /healthz
  default-server check inter 1s fall 2 rise 1
  http-request disable-l7-retry unless { method GET HEAD }
${linesOf(servers)}
backend any
  http-request disable-l7-retry unless { method GET HEAD }
${linesOf(servers)}
`,
  caddy: (port: number, servers: readonly number[]) => `{
	admin off
}
http://127.0.0.1:${port} {
	reverse_proxy ${servers.map((each) => `127.0.0.1:${each}`).join(' ')} {
		trusted_proxies 127.0.0.1/32
		lb_policy first
		lb_try_duration 5s
		health_uri /healthz
		health_interval 1s
		health_timeout 30s
	}
}
`,
}

function linesOf(servers: readonly number[]): string {
  return servers.map((port, at) => `  server ${at} 127.0.0.1:${port}`).join('\n')
}

async function startNode(ports: readonly number[]): Promise<Proxy> {
  const stop = new AbortController()
  let ready: number | undefined
  const looking = (async () => {
    while (!stop.signal.aborted) {
      const states = await Promise.all(ports.map(isReady))
      ready = ports[states.indexOf(true)] ?? ready
      await setTimeout(lookEveryMs)
    }
  })()
  const server = createServer((incoming, outgoing) => {
    handOn(incoming, outgoing, ready)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      stop.abort()
      server.closeAllConnections()
      server.close()
      await looking
    },
  }
}

async function isReady(port: number): Promise<boolean> {
  const asked = fetch(`http://127.0.0.1:${port}/healthz`)
  return asked.then(
    ({ ok }) => ok,
    () => false,
  )
}

function handOn(incoming: IncomingMessage, outgoing: ServerResponse, port?: number): void {
  const { method, url, headers } = incoming
  const refuse = () => void outgoing.writeHead(502).end()
  if (port === undefined) return refuse()
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', refuse)
  incoming.pipe(onward)
}
