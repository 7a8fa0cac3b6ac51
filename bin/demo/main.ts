// The site on throwaway data, with fakes of all outside services, until Ctrl-C.
import { systemClock } from '#integrations/clock.ts'
import { generatePassword } from '#services/passwords/passwords.ts'
import { readSite } from '#services/site/read-site.ts'
import { freePort } from '#tests/fixtures/ports.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { startSite } from '#tests/torture/site-process.ts'
import { openControlRoom } from './control-room.ts'
import { demoContent } from './demo-content.ts'
import { storeSampleData } from '#tests/fixtures/sample-data/sample-data.ts'
import { openFakes } from './fakes.ts'

const usualPort = 3000
const username = 'admin'

const interrupted = new Promise((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, resolve)
})
await demo()

async function demo(): Promise<void> {
  await using leaving = new AsyncDisposableStack()
  const scratch = leaving.adopt(await newTemporaryFolder('cabins-demo-'), (each) => each.remove())
  const port = await freePort(Number(process.env.PORT ?? usualPort))
  const contentDir = await demoContent(scratch.path, process.env.CONTENT_DIR)
  const documents = readSite(contentDir)
  const fakes = leaving.adopt(await openFakes(documents), (services) => services.close())
  const [origin, password] = [`http://localhost:${port}`, generatePassword()]
  await storeSampleData({ folder: scratch.path, clock: systemClock, site: documents })
  const settings = {
    PORT: String(port),
    DATA_DIR: scratch.path,
    CONTENT_DIR: contentDir,
    ADMIN_USERNAME: username,
    ADMIN_PASSWORD: password,
    ...fakes.settings,
  }
  let site = startSite(settings, { onLine: showError })
  leaving.defer(() => site.end())
  await site.listening
  const restart = async () => {
    await site.end()
    site = startSite(settings, { onLine: showError })
    await site.listening
  }
  let last = Promise.resolve()
  const room = { port: await freePort(port + 1), origin, fakes }
  const control = await openControlRoom({ ...room, restart: () => (last = last.then(restart)) })
  leaving.defer(() => control.close())
  console.log(welcome(origin, password, control.origin))
  await interrupted
}

function showError(line: string): void {
  if (line.includes('"level":50')) console.error(line)
}

function welcome(origin: string, password: string, control: string): string {
  return `
  The demo is running. Its data is made up and deleted when it ends.

    Site           ${origin}
    Admin          ${origin}/admin/login
                   username ${username}
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
