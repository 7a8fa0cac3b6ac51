import { chmod, mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '#tests/fixtures/ports.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { Daemon, giveToPostgres } from './daemon.ts'
import { run } from './run.ts'
import { patroniSettings, proxySettings, type NodePorts } from './settings.ts'

const programs = ['patroni', 'etcd', 'haproxy', 'setpriv']
const needed = 'apt-get install patroni etcd-server haproxy postgresql-15'
const patienceMs = 180_000
const lookEveryMs = 250

/** Three PostgreSQL servers that fail over by Patroni, with etcd, behind HAProxy. */
export interface Cluster extends AsyncDisposable {
  /** Through HAProxy; always the primary. */
  url: string
  /** Kills the primary with its Patroni, like a power cut. Returns its name. */
  killPrimary(): Promise<string>
  /** Resolves once there is a primary and two standbys, one of them synchronous. */
  untilWhole(signal?: AbortSignal): Promise<void>
  restart(name: string): Promise<void>
}

/** Throws, with what to install, if a program is missing. */
export async function startCluster(): Promise<Cluster> {
  const binaries = await findPrograms()
  const folder = await newTemporaryFolder('cabins-failover-')
  await chmod(folder.path, 0o755)
  const [etcdPort, peerPort, port] = [await freePort(), await freePort(), await freePort()]
  const nodes: NodePorts[] = []
  for (const name of ['one', 'two', 'three']) {
    nodes.push({ name, postgres: await freePort(), rest: await freePort() })
  }
  const daemons = new Map<string, Daemon>()
  await using untilStarted = new AsyncDisposableStack()
  untilStarted.defer(async () => {
    for (const daemon of daemons.values()) await daemon.kill()
    for (const { name } of nodes) await killServer(join(folder.path, name))
    await folder.remove()
  })
  const start = (name: string, command: string, args: readonly string[]) => {
    daemons.set(name, new Daemon(command, args, join(folder.path, `${name}.log`)))
  }
  const startNode = ({ name }: NodePorts) =>
    start(name, 'patroni', [join(folder.path, name, 'patroni.yml')])

  await mkdir(join(folder.path, 'etcd'))
  for (const node of nodes) {
    const own = join(folder.path, node.name)
    await mkdir(own, { mode: 0o700 })
    const settings = patroniSettings({ node, folder: own, etcdPort, binaries })
    await writeFile(join(own, 'patroni.yml'), settings)
  }
  const proxyFile = join(folder.path, 'haproxy.cfg')
  await writeFile(proxyFile, proxySettings(port, nodes))
  await giveToPostgres(folder.path)

  start('etcd', 'etcd', [
    `--data-dir=${join(folder.path, 'etcd')}`,
    `--listen-client-urls=http://127.0.0.1:${etcdPort}`,
    `--advertise-client-urls=http://127.0.0.1:${etcdPort}`,
    `--listen-peer-urls=http://127.0.0.1:${peerPort}`,
  ])
  for (const node of nodes) startNode(node)
  start('haproxy', 'haproxy', ['-db', '-f', proxyFile])

  const untilWhole = (signal?: AbortSignal) =>
    until(async () => isWhole(await rolesOf(nodes)), 'the cluster is not whole', signal)
  await untilWhole()
  await createDatabase(port)
  const started = untilStarted.move()

  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/cabins`,
    untilWhole,
    async killPrimary() {
      const roles = await rolesOf(nodes)
      const primary = nodes.find((_, index) => roles[index] === 'primary')
      if (!primary) throw new Error('there is no primary')
      await daemons.get(primary.name)?.kill()
      await killServer(join(folder.path, primary.name))
      return primary.name
    },
    async restart(name) {
      const node = nodes.find((each) => each.name === name)
      if (node) startNode(node)
    },
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  }
}

/** The folder with PostgreSQL's programs. */
async function findPrograms(): Promise<string> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => [])
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0]
  const isThere = await run('which', programs).then(
    () => true,
    () => false,
  )
  if (!newest || !isThere) throw new Error(`The cluster needs Debian's packages: ${needed}`)
  return `/usr/lib/postgresql/${newest}/bin`
}

/** PostgreSQL leaves its starter's group. */
async function killServer(folder: string): Promise<void> {
  const note = await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8').catch(() => '0')
  const pid = Number(note.split('\n', 1)[0])
  try {
    if (pid > 1) process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}

type Role = 'primary' | 'synchronous' | 'standby' | 'down'

async function rolesOf(nodes: readonly NodePorts[]): Promise<Role[]> {
  return Promise.all(nodes.map(({ rest }) => roleAt(rest)))
}

async function roleAt(rest: number): Promise<Role> {
  const answers = async (path: string) =>
    fetch(`http://127.0.0.1:${rest}/${path}`).then(
      ({ status }) => status === 200,
      () => false,
    )
  if (await answers('primary')) return 'primary'
  if (await answers('synchronous')) return 'synchronous'
  return (await answers('replica')) ? 'standby' : 'down'
}

function isWhole(roles: readonly Role[]): boolean {
  return (
    ['primary', 'synchronous'].every((role) => roles.includes(role as Role)) &&
    !roles.includes('down')
  )
}

async function createDatabase(port: number): Promise<void> {
  await until(async () => {
    const client = new pg.Client({
      connectionString: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('create database cabins')
      return true
    } catch {
      return false
    } finally {
      await client.end().catch(() => {})
    }
  }, 'the database cannot be made')
}

async function until(
  isSo: () => Promise<boolean>,
  otherwise: string,
  signal?: AbortSignal,
): Promise<void> {
  const deadline = performance.now() + patienceMs
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`${otherwise} after ${patienceMs / 1000} s`)
    await setTimeout(lookEveryMs, undefined, { signal })
  }
}
