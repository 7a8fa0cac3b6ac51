import { join } from 'node:path'
import { startFormMail } from '#tests/fakes/form-mail.ts'
import { startS3 } from '#tests/fakes/s3.ts'
import { startRelay } from '#tests/fixtures/tcp-relay.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { uploadVariables } from '../uploads.ts'
import { FailingSite } from './failing-site.ts'
import { mailArrives } from './mails.ts'
import { Observations } from './observations.ts'

const backWithinMs = 90_000

/** The S3 store of the uploads refuses connections, or takes them and says nothing. */
export async function storageGone(
  how: 'cut' | 'hang',
  { waitsForMail = false } = {},
): Promise<Observations> {
  const found = new Observations()
  await using leaving = new AsyncDisposableStack()
  const s3 = leaving.adopt(await startS3(), (each) => each.stop())
  if (s3.location.kind !== 's3') throw new Error('no store')
  const port = Number(new URL(s3.location.endpoint).port)
  const relay = leaving.adopt(await startRelay(port), (each) => each.close())
  const endpoint = `http://127.0.0.1:${relay.port}`
  const formMail = leaving.adopt(await startFormMail(), (each) => each.close())
  const folder = leaving.adopt(await newTemporaryFolder('cabins-gone-'), (each) => each.remove())
  const location = { url: undefined, file: join(folder.path, 'cabins.sqlite') }
  const variables = {
    ...uploadVariables({ ...s3.location, endpoint }),
    FORM_MAIL_URL: formMail.url,
  }
  const site = leaving.use(await FailingSite.start({ location, folder: folder.path, variables }))
  found.isStored('an entry before', await site.sendEntry())

  relay[how]()
  const startedAt = performance.now()
  found.isRefused('an entry', await site.sendEntry())
  found.see(`the entry was refused after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  found.isStored('a review', await site.sendReview())
  await found.pagesGoOn(site, 'without the storage')
  await found.doctorFinds(site, 'uploads', /the storage cannot be read/)

  if (waitsForMail) {
    await mailArrives(found, formMail, 'Photos and videos cannot be stored')
    await found.isReady(site, false, 'without the storage')
  }

  relay.restore()
  found.isStored('an entry, afterwards', await site.sendEntry())
  await found.comesTrue(
    'ready again',
    async () => (await site.get('/readyz')).status === 200,
    backWithinMs,
  )
  await found.nothingIsLost(site)
  return found
}
