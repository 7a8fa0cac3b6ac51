// The site on throwaway data, with fakes of all outside services, until Ctrl-C.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#integrations/clock.ts'
import { generatePassword } from '#services/passwords/generate.ts'
import { readSite } from '#services/site/read-site.ts'
import { openControlRoom } from './control-room.ts'
import { freePortLike } from './ports.ts'
import { storeSampleData } from './sample-data.ts'
import { startSite } from './site.ts'
import { openFakes } from './fakes.ts'
import { welcome } from './welcome.ts'

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
  const fakes = leaving.adopt(await openFakes(port + 2), (services) => services.close())
  const [origin, password] = [`http://localhost:${port}`, generatePassword()]
  await storeSampleData({
    folder,
    clock: systemClock,
    site: readSite('content/site'),
    origin,
    admin: username,
  })
  const site = leaving.adopt(
    await startSite(origin, {
      PORT: String(port),
      DATA_DIR: folder,
      ADMIN_USERNAME: username,
      ADMIN_PASSWORD: password,
      ...fakes.settings,
      LOG_LEVEL: 'error',
      NODE_COMPILE_CACHE: '.cache/compiled',
    }),
    (running) => running.stop(),
  )
  const control = leaving.adopt(
    await openControlRoom({
      port: await freePortLike(port + 1),
      origin,
      fakes,
      restart: () => site.restart(),
    }),
    (room) => room.close(),
  )
  console.log(welcome({ origin, username, password, control: control.address }))
  // Awaited here: otherwise the stack would be disposed of first.
  return await Promise.race([interrupted, site.ended])
}
