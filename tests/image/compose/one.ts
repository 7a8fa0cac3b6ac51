import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import type { Guarantee } from '../check.ts'
import { commandsOf } from './page.ts'
import { comesUp, follow, idOf, inside, install, sendReview, set, type Place } from './place.ts'
import { domain, untilServing, whileReading } from './visitor.ts'

const pages = ['/', '/cabins', '/reviews', '/events', '/book-now', '/about', '/admin/login']
let review = ''

/** Of compose.yaml, in this order. */
export const ofOneServer: readonly Guarantee<Place>[] = [
  {
    title: 'compose.yaml serves the site over https, after the commands of the document',
    async holds(place) {
      await install(place)
      await set(place, {
        BACKUP_URL: '/copies',
        BACKUP_ACCESS_KEY_ID: null,
        BACKUP_SECRET_ACCESS_KEY: null,
      })
      await follow(place, commandsOf('### Copies on another disk'))
      const startedAt = performance.now()
      const said = await follow(place, startOf('## One server'))
      await comesUp(place)
      for (const page of pages) assert.equal((await place.visit(page)).status, 200, page)
      assert.match(said + (await follow(place, 'docker compose logs site')), /password/i)
      return `after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`
    },
  },
  {
    title: 'plain http and www lead to it, and programs in plain text are refused',
    async holds({ visit }) {
      const found = await visit('/cabins?guests=2', { plain: true })
      assert.deepEqual([found.status, found.location], [301, `https://${domain}/cabins?guests=2`])
      const www = await visit('/cabins', { host: `www.${domain}` })
      assert.deepEqual([www.status, www.location], [301, `https://${domain}/cabins`])
      assert.equal((await visit('/api/reviews', { plain: true })).status, 403)
    },
  },
  {
    title: 'its containers are read-only, without privileges, limited in their logs and restarted',
    holds: (place) => areConfined(place, { site: '10001', caddy: 'root' }),
  },
  {
    title: 'its health check passes',
    async holds(place) {
      await place.engine.podman('healthcheck', 'run', await idOf(place, 'site'))
      assert.match(await follow(place, 'docker compose ps'), /healthy/)
    },
  },
  {
    title: 'pages wait while the server is replaced, and what was acknowledged is still there',
    async holds(place) {
      review = await sendReview(place)
      const replace = 'docker compose up --detach --force-recreate --no-deps site'
      const found = await whileReading(place.visit, () => follow(place, replace))
      await untilServing(place.visit)
      assert.ok((await storedReviews(place)).includes(review))
      return found
    },
  },
  {
    title: 'a server that ends is started again',
    async holds(place) {
      const id = await idOf(place, 'site')
      const pid = Number(await place.engine.podman('inspect', '--format', '{{.State.Pid}}', id))
      const found = await whileReading(place.visit, async () => void process.kill(pid, 'SIGKILL'))
      await untilServing(place.visit)
      return found
    },
  },
  {
    title: 'the commands of the document run',
    async holds(place) {
      // The doctor's status tells what it found; it has no mail here.
      const commands = commandsOf('### Commands').replace('bin/doctor.ts', 'bin/doctor.ts || true')
      assert.match(await follow(place, commands), /password/i)
      assert.ok((await readdir(place.folder)).includes('backup.tar.gz'))
    },
  },
  {
    title: 'a forged X-Forwarded-For does not get around a limit',
    async holds(place) {
      const tries = Array.from({ length: 12 }, (_, at) =>
        sendReview(place, `203.0.113.${at}`).then(String, String),
      )
      assert.ok((await Promise.all(tries)).includes('Error: the review got 429'))
    },
  },
  {
    title: 'a lost volume is restored by the commands of the document',
    async holds(place) {
      await follow(place, 'docker compose down --volumes')
      await follow(place, commandsOf('### After the machine is lost'))
      await comesUp(place)
      assert.ok((await storedReviews(place)).includes(review))
      await follow(place, 'docker compose down --volumes')
    },
  },
]

/** From the build on. */
export function startOf(heading: string): string {
  const commands = commandsOf(heading)
  return commands.slice(commands.indexOf('docker compose build'))
}

/** Each service's user, by its name; and what holds for all of them. */
export async function areConfined(place: Place, users: Record<string, string>): Promise<string> {
  for (const [service, user] of Object.entries(users)) {
    const inspected = await place.engine.podman('inspect', await idOf(place, service))
    const [found] = JSON.parse(inspected) as [Inspected]
    const { ReadonlyRootfs, RestartPolicy, LogConfig, SecurityOpt, CapDrop } = found.HostConfig
    assert.ok(ReadonlyRootfs, `${service} is read-only`)
    assert.ok(CapDrop.length > 10, `${service} has lost its privileges`)
    assert.ok(SecurityOpt.some((each) => each.includes('no-new-privileges')))
    assert.equal(RestartPolicy.Name, 'unless-stopped')
    assert.match(LogConfig.Size, /^10(\.\d+)?MB$/i)
    assert.equal(await inside(place, service, ...namingUser(service)), user, service)
  }
  return Object.keys(users).join(', ')
}

interface Inspected {
  HostConfig: {
    ReadonlyRootfs: boolean
    RestartPolicy: { Name: string }
    LogConfig: { Size: string }
    SecurityOpt: string[]
    CapDrop: string[]
  }
}

/** The site's image has no shell. */
function namingUser(service: string): string[] {
  return ['site', 'one', 'two'].includes(service)
    ? ['node', '-p', 'process.getuid()']
    : ['stat', '--format', '%U', '/proc/1']
}

async function storedReviews(place: Place): Promise<string> {
  const script = `
    const db = new (require('better-sqlite3'))('/data/cabins.sqlite', { readonly: true })
    console.log(db.prepare('select id from reviews').all().map(({ id }) => id).join())`
  return inside(place, 'site', 'node', '-e', script)
}
