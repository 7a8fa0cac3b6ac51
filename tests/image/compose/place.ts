import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { newSubmission } from '#tests/fixtures/review-form.ts'
import { root } from '../build.ts'
import type { Engine } from '../engine.ts'
import type { Docker } from './docker.ts'
import { commandsOf } from './page.ts'
import { domain, untilServing, visitor, type Visit } from './visitor.ts'

const patienceMs = 60_000

/** A folder in which somebody follows docs/compose.md. */
export interface Place {
  engine: Engine
  docker: Docker
  /** Empty at first. */
  folder: string
  /** For copies: the second disk. */
  disk: string
  visit: Visit
}

/** The document's settings, with ours. */
const settings = (place: Pick<Place, 'disk'>): [string, string][] => [
  [
    'git clone YOUR-REPOSITORY cabins',
    // Also what is not committed.
    `git clone --quiet ${root} cabins && cp ${root}/compose*.yaml cabins && ` +
      `mkdir -p cabins/deploy && cp -r ${root}/deploy/compose cabins/deploy/`,
  ],
  ['DOMAIN=cabins.example', `DOMAIN=${domain}`],
  ['/mnt/other-disk/cabins', place.disk],
]

/** Runs commands of docs/compose.md in the clone, or where it is going to be. */
export async function follow(place: Place, commands: string, isCloned = true): Promise<string> {
  const script = settings(place).reduce((text, [from, to]) => text.replaceAll(from, to), commands)
  return place.docker.sh(script, isCloned ? join(place.folder, 'cabins') : place.folder)
}

/** Sets values of `.env`; null removes a line. */
export async function set(place: Place, values: Record<string, string | null>): Promise<void> {
  const file = join(place.folder, 'cabins/.env')
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '')
  const kept = lines.filter((line) => !(line.slice(0, line.indexOf('=')) in values))
  const added = Object.entries(values).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${value}`],
  )
  await writeFile(file, [...kept, ...added, ''].join('\n'))
}

/** The container of a service. */
export async function idOf(place: Place, service: string): Promise<string> {
  return (await follow(place, `docker compose ps --quiet ${service}`)).trim()
}

/** Runs a program in a service's container. Old docker-compose sometimes loses what one prints. */
export async function inside(place: Place, service: string, ...args: string[]): Promise<string> {
  return place.engine.podman('exec', await idOf(place, service), ...args)
}

/** Waits until the site is served over https. */
export async function comesUp(place: Place): Promise<void> {
  place.visit = visitor(await authorityOf(place))
  await untilServing(place.visit)
}

/** Caddy makes it when it starts. */
async function authorityOf(place: Place): Promise<string> {
  const file = '/data/caddy/pki/authorities/local/root.crt'
  const deadline = performance.now() + patienceMs
  for (;;) {
    const text = await inside(place, 'caddy', 'cat', file).catch(String)
    if (text.startsWith('-----BEGIN')) return text
    if (performance.now() > deadline) throw new Error(text)
    await setTimeout(500)
  }
}

/** What the document has before the build. */
export async function install(place: Place): Promise<void> {
  await mkdir(place.folder)
  await chmod(place.folder, 0o755)
  const [before = ''] = commandsOf('## One server').split('docker compose build')
  await follow(place, before, false)
}

export async function sendReview({ visit }: Place, forwarded?: string): Promise<string> {
  const headers = {
    'content-type': 'application/json',
    ...(forwarded && { 'x-forwarded-for': forwarded }),
  }
  const body = JSON.stringify(newSubmission())
  const answer = await visit('/api/reviews', { method: 'POST', headers, body })
  if (answer.status !== 201) throw new Error(`the review got ${answer.status}`)
  return (JSON.parse(answer.body) as { id: string }).id
}
