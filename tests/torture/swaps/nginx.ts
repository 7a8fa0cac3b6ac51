import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '#tests/fixtures/ports.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { Daemon, giveToPostgres } from '../failover/daemon.ts'
import { run } from '../failover/run.ts'
import { aroundSite } from '../nginx.ts'
import type { Proxy } from './proxies.ts'

const document = new URL('../../../docs/proxies.md', import.meta.url)

/** Debian's nginx with the example of docs/proxies.md, but for TLS and the guests' many addresses. */
export async function startNginx(first: number): Promise<Proxy> {
  const folder = await newTemporaryFolder('cabins-nginx-')
  await chmod(folder.path, 0o755)
  const at = (name: string) => join(folder.path, name)
  const port = await freePort()
  const writePort = (each: number) =>
    writeFile(at('cabins-port.conf'), `server 127.0.0.1:${each};\n`)
  await writePort(first)
  await writeFile(at('cabins.conf'), await example(port, await freePort(), at('cabins-port.conf')))
  await writeFile(at('nginx.conf'), aroundSite(folder.path, at('cabins.conf')))
  await giveToPostgres(folder.path)
  const words = ['-c', at('nginx.conf'), '-e', at('errors.log')]
  const daemon = new Daemon('nginx', [...words, '-g', 'daemon off;'], at('log'))
  return {
    origin: `http://127.0.0.1:${port}`,
    async turnTo(next) {
      await writePort(next)
      await run('nginx', [...words, '-s', 'reload'])
    },
    async [Symbol.asyncDispose]() {
      await daemon.kill()
      await folder.remove()
    },
  }
}

async function example(port: number, plainPort: number, portFile: string): Promise<string> {
  const text = /```nginx\n(.*?)```/s.exec(await readFile(document, 'utf8'))?.[1] ?? ''
  return text
    .replaceAll(/^ *ssl_.*\n/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll('server_name cabins.example;', 'server_name 127.0.0.1;')
    .replaceAll('/etc/nginx/cabins-port.conf', portFile)
    .replaceAll('X-Forwarded-For $remote_addr', 'X-Forwarded-For $http_x_forwarded_for')
}
