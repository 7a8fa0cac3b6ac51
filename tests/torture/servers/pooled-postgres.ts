import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '#tests/fixtures/ports.ts'
import { startPostgres } from '#tests/fixtures/postgres-server.ts'
import { Daemon, giveToPostgres } from '../failover/daemon.ts'
import type { Certificate } from './certificate.ts'
import { deployed } from './deployed.ts'

export interface PooledPostgres extends AsyncDisposable {
  /** PgBouncer's. */
  port: number
  /** For us, straight to PostgreSQL. */
  url: string
}

const password = 'a password of one run'

/** One PostgreSQL, as durable as in production, with PgBouncer before it. */
export async function startPooledPostgres(
  folder: string,
  certificate: Certificate,
): Promise<PooledPostgres> {
  await using starting = new AsyncDisposableStack()
  const postgres = starting.adopt(await startPostgres(), (each) => each.stop())
  await makeDatabase(postgres.url)
  const [port, { port: postgresPort }] = [await freePort(), new URL(postgres.url)]
  const [settings, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'userlist.txt')]
  const text = await deployed('pgbouncer.ini', [
    ['port=5432', `port=${postgresPort}`],
    [/^listen_addr = .*/, 'listen_addr = 127.0.0.1'],
    [/^listen_port = .*/, `listen_port = ${port}`],
    [/^unix_socket_dir = .*/, 'unix_socket_dir ='],
    [/^logfile = .*/, `logfile = ${join(folder, 'pgbouncer-own.log')}`],
    [/^pidfile = .*/, `pidfile = ${join(folder, 'pgbouncer.pid')}`],
    [/^auth_file = .*/, `auth_file = ${users}`],
    [/^client_tls_cert_file = .*/, `client_tls_cert_file = ${certificate.file}`],
    [/^client_tls_key_file = .*/, `client_tls_key_file = ${certificate.keyFile}`],
  ])
  await writeFile(settings, text)
  await writeFile(users, `"cabins" "${password}"\n`)
  await giveToPostgres(folder)
  const daemon = new Daemon('pgbouncer', [settings], join(folder, 'pgbouncer.log'))
  starting.defer(() => daemon.kill())
  const running = starting.move()
  return {
    port,
    url: postgres.url.replace(/postgres$/, 'cabins'),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}

async function makeDatabase(url: string): Promise<void> {
  const statements = await deployed('database.sql', [['DATABASE-PASSWORD', password]])
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of statements.split(';')) await client.query(statement)
  await client.end()
}

/** DATABASE_URL of a server that reaches PgBouncer at `port`. */
export function addressThrough(port: number, { file }: Certificate) {
  return [
    ['DATABASE-PASSWORD@10.0.0.5:6432', `${encodeURIComponent(password)}@127.0.0.1:${port}`],
    ['/srv/cabins-database.crt', file],
  ] as const
}
