import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Guarantee } from '../check.ts'
import { areConfined, startOf } from './one.ts'
import { commandsOf } from './page.ts'
import { comesUp, follow, idOf, inside, sendReview, set, type Place } from './place.ts'
import { untilServing, whileReading } from './visitor.ts'

const heading = '## Several servers'
let review = ''

/** Of compose.several-servers.yaml, in the same folder, in this order. */
export const ofSeveralServers: readonly Guarantee<Place>[] = [
  {
    title:
      'compose.several-servers.yaml serves the site from both, after the commands of the document',
    async holds(place) {
      await rm(join(place.folder, 'cabins/compose.override.yaml'), { force: true })
      await follow(place, commandsOf(heading))
      const secret = (await follow(place, "sed -n 's/^S3_SECRET_ACCESS_KEY=//p' .env")).trim()
      await set(place, {
        BACKUP_URL: 's3://cabins/copies?endpoint=http://store:7070&region=us-east-1',
        BACKUP_ACCESS_KEY_ID: 'cabins',
        BACKUP_SECRET_ACCESS_KEY: secret,
      })
      const startedAt = performance.now()
      // The several servers' log is read by the name of one.
      await follow(place, startOf('## One server').replaceAll('logs site', 'logs one'))
      await comesUp(place)
      for (const name of ['one', 'two']) await follow(place, untilHealthy(name))
      return `after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`
    },
  },
  {
    title: 'its containers are read-only, without privileges, limited in their logs and restarted',
    holds: (place) =>
      areConfined(place, { one: '10001', two: '10001', database: 'postgres', store: 'root' }),
  },
  {
    title: 'the proxy reaches neither the database nor the store',
    async holds(place) {
      for (const address of ['database:5432', 'store:7070']) {
        const ask = ['curl', '--silent', '--max-time', '3', `http://${address}`]
        await assert.rejects(inside(place, 'caddy', ...ask))
      }
    },
  },
  {
    title: 'no page fails while one server after the other is replaced, as the document says',
    async holds(place) {
      review = await sendReview(place)
      const commands = commandsOf(heading, 3).replaceAll('--no-deps', '--no-deps --force-recreate')
      const replace = () => follow(place, commands + untilHealthy('two'))
      return whileReading(place.visit, replace)
    },
  },
  {
    title: 'no page fails while one server ends without a word',
    async holds(place) {
      const id = await idOf(place, 'one')
      const pid = Number(await place.engine.podman('inspect', '--format', '{{.State.Pid}}', id))
      const found = await whileReading(place.visit, async () => {
        process.kill(pid, 'SIGKILL')
        await follow(place, untilHealthy('one'))
      })
      return found
    },
  },
  {
    title: 'the nightly backup is put back into empty volumes by the commands of the document',
    async holds(place) {
      await rm(join(place.folder, 'backup.tar.gz'), { force: true })
      await follow(place, commandsOf(heading, 1))
      const [own, down, ...restore] = commandsOf(heading, 2).split('\n')
      await follow(place, `${own}\n${down}`)
      // Ours takes its time.
      await follow(place, `docker compose up --detach store\n${untilStored}`)
      await follow(place, restore.join('\n'))
      await comesUp(place)
      await untilServing(place.visit)
      assert.ok((await storedReviews(place)).includes(review))
      await follow(place, 'docker compose down --volumes')
    },
  },
]

function untilHealthy(name: string): string {
  const ask = `docker compose exec -T ${name} node deploy/image/healthy.mjs`
  return `for try in $(seq 60); do if ${ask} 2>/dev/null; then exit; fi; sleep 1; done; exit 1\n`
}

const untilStored =
  'for try in $(seq 60); do if docker compose exec -T store curl --silent --fail ' +
  '--output /dev/null http://127.0.0.1:7070; then exit; fi; sleep 1; done; exit 1'

async function storedReviews(place: Place): Promise<string> {
  const script = `
    const client = new (require('pg').Client)({ connectionString: process.env.DATABASE_URL })
    client.connect().then(() => client.query('select id from reviews')).then(({ rows }) => {
      console.log(rows.map(({ id }) => id).join())
      return client.end()
    })`
  return inside(place, 'one', 'node', '-e', script)
}
