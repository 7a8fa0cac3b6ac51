import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '#tests/fixtures/ports.ts'
import { Daemon, giveToPostgres } from '../failover/daemon.ts'
import { aroundSite } from '../nginx.ts'
import type { Certificate } from './certificate.ts'
import { deployed } from './deployed.ts'

export const proxyKinds = ['haproxy', 'nginx'] as const
export type ProxyKind = (typeof proxyKinds)[number]

export interface ProxyOptions {
  folder: string
  /** The servers'. */
  ports: readonly number[]
  certificate: Certificate
}

export interface Proxy extends AsyncDisposable {
  /** For https. */
  port: number
}

const readyScript = fileURLToPath(
  new URL('../../../deploy/several-servers/nginx-ready.sh', import.meta.url),
)

/** Debian's programs with the settings of deploy/several-servers/. */
export async function startProxy(kind: ProxyKind, options: ProxyOptions): Promise<Proxy> {
  return kind === 'haproxy' ? startHaproxy(options) : startNginx(options)
}

async function startHaproxy({ folder, ports, certificate }: ProxyOptions): Promise<Proxy> {
  const [port, plainPort, both] = [await freePort(), await freePort(), join(folder, 'both.pem')]
  await writeFile(both, certificate.text + (await readFile(certificate.keyFile, 'utf8')))
  const servers = ports.map((each, at) => `  server ${at} 127.0.0.1:${each}`).join('\n')
  const text = await deployed('haproxy.cfg', [
    // They need root.
    [/^ {2}(?:chroot|user|group) .*\n/, ''],
    [/^ {2}log .*\n/, ''],
    [/^ {2}bind :80$/, `  bind 127.0.0.1:${plainPort}`],
    ['bind :443', `bind 127.0.0.1:${port}`],
    ['/etc/haproxy/cabins.pem', both],
    [/^(?: {2}server .*\n)+/, `${servers}\n`],
  ])
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, text)
  await giveToPostgres(folder)
  const daemon = new Daemon('haproxy', ['-db', '-f', file], join(folder, 'haproxy.log'))
  return { port, [Symbol.asyncDispose]: () => daemon.kill() }
}

async function startNginx({ folder, ports, certificate }: ProxyOptions): Promise<Proxy> {
  const [port, plainPort] = [await freePort(), await freePort()]
  const list = join(folder, 'cabins-servers.conf')
  const text = await deployed('nginx.conf', [
    ['/etc/nginx/cabins-servers.conf', list],
    ['/etc/nginx/cabins.crt', certificate.file],
    ['/etc/nginx/cabins.key', certificate.keyFile],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
  ])
  const [file, site] = [join(folder, 'nginx.conf'), join(folder, 'cabins.conf')]
  await writeFile(site, text)
  await writeFile(file, aroundSite(folder, site))
  await giveToPostgres(folder)
  const servers = ports.map((each) => `127.0.0.1:${each}`)
  const nginx = ['-c', file, '-e', join(folder, 'nginx-errors.log')]
  const asking = (env: NodeJS.ProcessEnv) =>
    new Daemon(readyScript, [list, ...servers], join(folder, 'ready.log'), env)
  await asking({ ONCE: 'yes' }).ended
  const daemon = new Daemon('nginx', [...nginx, '-g', 'daemon off;'], join(folder, 'nginx.log'))
  const ready = asking({ RELOAD: `nginx ${nginx.join(' ')} -s reload` })
  return {
    port,
    async [Symbol.asyncDispose]() {
      await ready.kill()
      await daemon.kill()
    },
  }
}
