import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Referral } from '#contracts/referrals.ts'
import { systemClock } from '#integrations/clock.ts'
import { closeDatabase, openDatabase, type Database } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'
import { startFormMail, type FormMailFake } from '../../fakes/form-mail.ts'
import { freePort } from '../../fixtures/ports.ts'
import { newTemporaryFolder } from '../../fixtures/temporary-folder.ts'
import { propertyFolder } from '../../fixtures/property.ts'
import { openOnHost } from './site-hosting.ts'
import { administrator } from './sign-in.ts'

/** Recipients of new reviews. */
export const recipients = ['owner@lone-oak.example', 'info@lone-oak.example'] as const

/** The real site in production mode with its own data. */
export interface Site {
  origin: string
  /** The service that sends its notifications. */
  formMail: FormMailFake
  /** The site's database. */
  db: Database
  /** All recorded referrals, oldest first. */
  referrals(): Promise<Referral[]>
  forgetReferrals(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts the built site and waits until it listens; rejects with its output if it cannot start.
 * `own` adds environment variables; `fill` puts data into its folder first.
 */
export async function startSite(
  own: Record<string, string> = {},
  fill?: (folder: string) => Promise<void>,
): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'cabins-journey-'))
  const file = join(folder, 'cabins.sqlite')
  await (newSite ? copyFile(newSite, file) : makeDatabase(file))
  await fill?.(folder)
  const formMail = await startFormMail()
  const { origin, stop } = await startServer(folder, formMail.url, own)
  const db = await openDatabase({ file })
  if (!fill) newSite ??= await copyOf(db)
  return {
    origin,
    formMail,
    db,
    referrals: () =>
      db
        .selectFrom('referrals')
        .select(['cabin', 'checkIn', 'checkOut', 'place'])
        .orderBy('id')
        .execute(),
    forgetReferrals: async () => void (await db.deleteFrom('referrals').execute()),
    stop: async () => {
      await stop()
      await formMail.close()
      await closeDatabase(db)
      await rm(folder, { recursive: true })
    },
  }
}

/**
 * What journeys store is dated 2025. The day's retention counts as done: otherwise it deletes, sooner
 * or later, what was stored to be seen.
 */
async function makeDatabase(file: string): Promise<void> {
  const db = await openDatabase({ file })
  await migrate(db)
  const due = systemClock.now().add({ hours: 23 }).toString()
  await db.insertInto('jobs').values({ kind: 'retention', key: '', due }).execute()
  await closeDatabase(db)
}

/** The database of a newly opened site, copied for all others. */
let newSite: string | undefined

async function copyOf(db: Database): Promise<string> {
  const folder = await newTemporaryFolder('cabins-new-site-')
  const copy = join(folder.path, 'cabins.sqlite')
  await sql`vacuum into ${copy}`.execute(db)
  return copy
}

async function startServer(folder: string, formMailUrl: string, own: Record<string, string>) {
  const port = Number(own['PORT'] ?? (await freePort()))
  const origin = own['PUBLIC_URL'] ?? `http://127.0.0.1:${port}`
  const [owner, business] = recipients
  const settings = {
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: folder,
    CONTENT_DIR: propertyFolder,
    ADMIN_USERNAME: administrator.username,
    ADMIN_PASSWORD: administrator.password,
    FORM_MAIL_URL: formMailUrl,
    OWNER_EMAIL: owner,
    BUSINESS_EMAIL: business,
    ...own,
  }
  return { origin, stop: await openOnHost(settings) }
}
