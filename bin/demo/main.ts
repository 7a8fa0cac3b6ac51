// The site on throwaway data, with fakes of all outside services, until Ctrl-C.
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#integrations/clock.ts'
import { generatePassword } from '#services/passwords/passwords.ts'
import { readSite } from '#services/site/read-site.ts'
import { openControlRoom } from './control-room.ts'
import { demoContent } from './demo-content.ts'
import { storeSampleData } from './sample-data.ts'
import { DemoSite } from './site.ts'
import { openFakes } from './fakes.ts'

const usualPort = 3000
const username = 'admin'

const interrupted = new Promise<number>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => resolve(0))
  }
})
process.exitCode = await demo()

/** Resolves with the exit code: 0 when interrupted, else the site's own. */
async function demo(): Promise<number> {
  await using leaving = new AsyncDisposableStack()
  const folder = leaving.adopt(await mkdtemp(join(tmpdir(), 'cabins-demo-')), (path) =>
    rm(path, { recursive: true, force: true }),
  )
  const port = await freePortLike(Number(process.env.PORT ?? usualPort))
  const contentDir = await demoContent(folder, process.env.CONTENT_DIR)
  const documents = readSite(contentDir)
  const fakes = leaving.adopt(await openFakes(documents), (services) => services.close())
  const [origin, password] = [`http://localhost:${port}`, generatePassword()]
  await storeSampleData({ folder, clock: systemClock, site: documents })
  const running = new DemoSite(origin, {
    PORT: String(port),
    DATA_DIR: folder,
    CONTENT_DIR: contentDir,
    ADMIN_USERNAME: username,
    ADMIN_PASSWORD: password,
    ...fakes.settings,
    LOG_LEVEL: 'error',
    NODE_COMPILE_CACHE: '.cache/compiled',
  })
  const site = leaving.adopt(running, (each) => each.stop())
  await site.restart()
  const control = leaving.adopt(
    await openControlRoom({
      port: await freePortLike(port + 1),
      origin,
      fakes,
      restart: () => site.restart(),
    }),
    (room) => room.close(),
  )
  console.log(welcome({ origin, user: username, password, control: control.origin }))
  // Awaited here: otherwise the stack would be disposed of first.
  return await Promise.race([interrupted, site.ended])
}

/** This port if it is free, or else another. */
async function freePortLike(wanted: number): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const server = createServer()
  server.once('error', () => server.listen(0, '127.0.0.1'))
  server.once('listening', () => {
    const { port } = server.address() as AddressInfo
    server.close(() => resolve(port))
  })
  server.listen(wanted, '127.0.0.1')
  return promise
}

interface Welcome {
  origin: string
  user: string
  password: string
  /** Address of the control room. */
  control: string
}

function welcome({ origin, user, password, control }: Welcome): string {
  return `
  The demo is running. Its data is made up and deleted when it ends.

    Site           ${origin}
    Admin          ${origin}/admin/login
                   username ${user}
                   password ${password}
    Control room   ${control}

  The control room shows incoming mail and commands the fakes of the calendar, the feed of each cabin, the
  camera and the mail server: each can work, fail, hang or send garbage.

  Things to try
    - Leave a review at ${origin}/review and watch its messages arrive in the control room.
    - Sign in and approve it: it appears on the home page and under Guest Reviews at once.
    - Decide on contest entries, answer an inquiry, close the contest and open the next.
    - Look for a free cabin at ${origin}/cabins, then make its feed fail. Ask to be told when booked days open.
    - Make mail fail, leave a review, and find its messages waiting in the admin area. Make it work again and
      choose 'send again'.
        curl -d 'service=mail&mood=fail' ${control}      (mood=work)
    - Make everything hang and restart the site: no page waits for any of it.
        curl -d 'service=all&mood=hang' ${control}
        curl -d restart=site ${control}

  Ctrl-C ends everything.
`
}
