import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { albumPicturesSchema } from '#contracts/album-pictures.ts'
import { startFormMail } from '#tests/fakes/form-mail.ts'
import { jpeg } from '#tests/fixtures/media/pictures.ts'
import { freePort } from '#tests/fixtures/ports.ts'
import { Door } from './door.ts'
import { Lives } from './lives.ts'
import { signIn } from './publishing-editor.ts'
import type { TortureOptions } from './torture.ts'

export interface PicturesReport {
  acknowledged: number
  /** Made to the end. */
  made: number
  /** Broken promises: a picture lost, or a file that is missing or cut. */
  faults: readonly string[]
}

const album = 'texas-sage'
const longestLifeMs = 4000
/** The dead hold a picture for two minutes at most. */
const longestWaitMs = 240_000

type Options = Pick<
  TortureOptions,
  'location' | 'folder' | 'kills' | 'random' | 'signal' | 'progress'
>

/**
 * The owner uploads pictures while the real server is killed at random moments, also while their
 * files are made. Each acknowledged one is whole in the end.
 */
export async function torturePictures(options: Options): Promise<PicturesReport> {
  const { location, folder, kills, random, signal, progress } = options
  const door = new Door()
  const formMail = await startFormMail()
  await using leaving = new AsyncDisposableStack()
  leaving.defer(() => formMail.close())
  const port = await freePort()
  const lives = leaving.use(new Lives({ location, folder, port, formMailUrl: formMail.url, door }))
  const acknowledged: string[] = []
  const state = { isClosed: false }
  const uploading = uploadAgainAndAgain(door, acknowledged, state)
  for (let killed = 1; killed <= kills; killed += 1) {
    lives.start()
    await lives.letIn()
    await setTimeout(random() * longestLifeMs, undefined, { signal })
    await lives.kill()
    progress?.(killed)
  }
  lives.start()
  await lives.letIn()
  state.isClosed = true
  await uploading
  const origin = await door.origin()
  const made = await madeInTheEnd(origin, signal)
  const lost = acknowledged.filter((id) => !made.has(id)).map((id) => `${id} is lost`)
  const broken = await Promise.all([...made.values()].map((files) => brokenOf(origin, files)))
  return { acknowledged: acknowledged.length, made: made.size, faults: [...lost, ...broken.flat()] }
}

/** Uploads one picture after the other; what a kill cuts off is sent again with the same key. */
async function uploadAgainAndAgain(
  door: Door,
  acknowledged: string[],
  state: { isClosed: boolean },
): Promise<void> {
  let key = randomUUID()
  while (!state.isClosed) {
    const origin = await door.origin()
    try {
      const cookie = await signIn(origin)
      const response = await fetch(`${origin}/api/admin/pictures?album=${album}&name=porch.jpg`, {
        method: 'POST',
        headers: { cookie, 'idempotency-key': key, 'content-type': 'application/octet-stream' },
        body: new Uint8Array(await jpeg(700, 500)),
      })
      if (response.status !== 201) continue
      acknowledged.push(((await response.json()) as { id: string }).id)
      key = randomUUID()
      await setTimeout(1000)
    } catch {
      // Cut off by a kill.
    }
  }
}

/** The files of all pictures, once none is waiting. */
async function madeInTheEnd(
  origin: string,
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const cookie = await signIn(origin)
  const until = performance.now() + longestWaitMs
  for (;;) {
    const response = await fetch(`${origin}/api/admin/pictures?album=${album}`, {
      headers: { cookie },
    })
    const own = albumPicturesSchema.parse(await response.json()).filter(({ isOwn }) => isOwn)
    if (own.every(({ picture }) => picture) || performance.now() > until) {
      return new Map(
        own.flatMap(({ id, picture }) =>
          picture
            ? [[id, [`${id}.webp`, ...picture.widths.map((width) => `${id}-${width}.avif`)]]]
            : [],
        ),
      )
    }
    await setTimeout(500, undefined, { signal })
  }
}

async function brokenOf(origin: string, files: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    files.map(async (file) => {
      const response = await fetch(`${origin}/pictures/${file}`)
      const { byteLength } = await response.arrayBuffer()
      const isWhole = response.ok && byteLength === Number(response.headers.get('content-length'))
      return isWhole ? [] : [`${file} is not whole: ${response.status}, ${byteLength} bytes`]
    }),
  )
  return found.flat()
}
