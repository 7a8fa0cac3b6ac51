import { setTimeout } from 'node:timers/promises'
import { newSubmission } from '#tests/fixtures/review-form.ts'
import { freePort } from '#tests/fixtures/ports.ts'
import { image } from './build.ts'
import type { Engine } from './engine.ts'

export interface Driven {
  engine: Engine
  /** Outside of the containers. */
  data: string
  copies: string
}

const name = 'cabins'
const patienceMs = 60_000

/** Runs the image as the documents say, and returns its origin once it is ready. */
export async function startContainer({ engine, data, copies }: Driven): Promise<string> {
  const port = await freePort()
  await engine.podman(
    'run',
    '--detach',
    '--name',
    name,
    '--network',
    'host',
    '--read-only',
    '--read-only-tmpfs=false',
    '--cap-drop',
    'all',
    '--volume',
    `${data}:/data`,
    '--volume',
    `${copies}:/copies`,
    '--env',
    `PORT=${port}`,
    '--env',
    'HOST=127.0.0.1',
    '--env',
    'BACKUP_URL=/copies',
    '--env',
    'ADMIN_PASSWORD=not one that anybody uses',
    image,
  )
  const origin = `http://127.0.0.1:${port}`
  const deadline = performance.now() + patienceMs
  while (!(await isReady(origin))) {
    if (performance.now() > deadline) throw new Error(await engine.podman('logs', name))
    await setTimeout(50)
  }
  return origin
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Runs Node inside; resolves with what it printed. */
export function inside({ podman }: Engine, ...args: readonly string[]): Promise<string> {
  return podman('exec', name, 'node', ...args)
}

/** Stops it as an operator would; resolves with its exit code and how long it took. */
export async function stopContainer({ podman }: Engine): Promise<{ code: number; ms: number }> {
  const startedAt = performance.now()
  await podman('stop', '--time', '20', name)
  const ms = performance.now() - startedAt
  const code = Number(await podman('inspect', '--format', '{{.State.ExitCode}}', name))
  await podman('rm', name)
  return { code, ms }
}

export async function sendReview(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/reviews`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(newSubmission()),
  })
  const { id } = (await response.json()) as { id: string }
  if (response.status !== 201) throw new Error(`the review got ${response.status}`)
  return id
}
