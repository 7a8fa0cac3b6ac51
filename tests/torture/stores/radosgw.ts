import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { FakeS3 } from '#tests/fakes/s3.ts'
import { freePort } from '#tests/fixtures/ports.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { Daemon, giveToPostgres } from '../failover/daemon.ts'
import { run } from '../failover/run.ts'

const needed = 'apt-get install --no-install-recommends radosgw ceph-mon ceph-osd ceph-common'
const bucket = 'entries'
const keys = { accessKeyId: 'RADOSGW-KEY', secretAccessKey: 'a secret of one run' }
const region = 'us-east-1'
const patienceMs = 90_000
const daemons = ['client.admin', 'osd.0', 'client.rgw'] as const

/**
 * Ceph's radosgw, an S3-compatible store that others run in earnest, on a cluster of one monitor and one
 * disk in memory. Takes about half a minute. Throws, with what to install, if a program is missing.
 */
export async function startRadosgw(prefix = 'some/prefix'): Promise<FakeS3> {
  await run('which', ['radosgw', 'radosgw-admin', 'ceph-mon', 'ceph-osd', 'ceph']).catch(() => {
    throw new Error(`radosgw needs Debian's packages: ${needed}`)
  })
  await using starting = new AsyncDisposableStack()
  const { path } = starting.adopt(await newTemporaryFolder('cabins-ceph-'), (each) => each.remove())
  const cluster = await startCluster(path, starting)
  const port = await freePort()
  const user = ['--uid', 'cabins', '--display-name', 'cabins']
  const key = ['--access-key', keys.accessKeyId, '--secret-key', keys.secretAccessKey]
  await cluster.command('radosgw-admin', ['user', 'create', ...user, ...key])
  cluster.daemon('radosgw', '-n', 'client.rgw', `--rgw-frontends=beast endpoint=127.0.0.1:${port}`)
  const endpoint = `http://127.0.0.1:${port}`
  await untilAnswering(endpoint)
  await makeBucket(endpoint)
  const running = starting.move()
  return {
    location: { kind: 's3', bucket, prefix, endpoint, region, ...keys },
    stop: () => running.disposeAsync(),
  }
}

interface Cluster {
  command: (program: string, args: readonly string[]) => Promise<string>
  daemon: (program: string, ...args: readonly string[]) => void
}

async function startCluster(folder: string, starting: AsyncDisposableStack): Promise<Cluster> {
  const [fsid, disk] = [randomUUID(), randomUUID()]
  const settings = join(folder, 'ceph.conf')
  const [keyring, map] = [join(folder, 'keyring'), join(folder, 'monmap')]
  const monitor = `[v2:127.0.0.1:${await freePort()},v1:127.0.0.1:${await freePort()}]`
  for (const name of ['mon', 'osd', 'own']) await mkdir(join(folder, name))
  await writeFile(settings, settingsOf({ folder, fsid, monitor, keyring }))

  const command = (program: string, args: readonly string[]) =>
    run('timeout', [String(patienceMs / 1000), program, '-c', settings, ...args])
  const daemon = (program: string, ...args: readonly string[]) => {
    const log = join(folder, `${program}.log`)
    const started = new Daemon(program, ['-c', settings, '-f', ...args], log)
    const killNow = () => started.signal('SIGKILL')
    process.once('exit', killNow)
    starting.defer(async () => {
      await started.kill()
      process.off('exit', killNow)
    })
  }

  await makeKeys(keyring)
  await run('monmaptool', ['--create', '--fsid', fsid, '--addv', 'a', monitor, map])
  await command('ceph-mon', ['--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring])
  await giveToPostgres(folder)
  daemon('ceph-mon', '-i', 'a')
  await command('ceph', ['osd', 'new', disk])
  await command('ceph-osd', ['-i', '0', '--mkfs', '--osd-uuid', disk])
  await giveToPostgres(folder)
  daemon('ceph-osd', '-i', '0')
  return { command, daemon }
}

async function makeKeys(keyring: string): Promise<void> {
  const make = (name: string, ...caps: string[]) =>
    run('ceph-authtool', [keyring, '--gen-key', '-n', name, ...caps.flatMap(allowed)])
  const allowed = (service: string) => ['--cap', service, 'allow *']
  await run('ceph-authtool', ['--create-keyring', keyring])
  await make('mon.', 'mon')
  for (const name of daemons) await make(name, 'mon', 'osd')
}

interface Settings {
  folder: string
  fsid: string
  monitor: string
  keyring: string
}

/** One copy of everything, in memory. */
function settingsOf({ folder, fsid, monitor, keyring }: Settings): string {
  return `[global]
fsid = ${fsid}
mon host = ${monitor}
keyring = ${keyring}
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/own
run dir = ${folder}/own
admin socket = ${folder}/own/$name.asok
log file =
osd objectstore = memstore
memstore device bytes = 2147483648
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
osd crush chooseleaf type = 0
mon allow pool size one = true
mon data avail crit = 1
`
}

async function untilAnswering(endpoint: string): Promise<void> {
  const deadline = performance.now() + patienceMs
  while (!(await fetch(endpoint).catch(() => null))?.ok) {
    if (performance.now() > deadline) throw new Error('radosgw did not start')
    await setTimeout(100)
  }
}

async function makeBucket(endpoint: string): Promise<void> {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 0 })
  const response = await client.fetch(`${endpoint}/${bucket}`, { method: 'PUT' })
  if (!response.ok) throw new Error(`radosgw answered ${response.status} for a new bucket`)
}
