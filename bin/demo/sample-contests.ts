import { copyFile, mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { z } from 'zod'
import { readDrawings } from '#bin/pictures/drawn.ts'
import { contestStatuses, submissionStatuses } from '#contracts/options.ts'
import { cabinIdOf } from '#services/cabins/cabin-names.ts'
import { cleanKey } from '#services/pictures/stored-files.ts'
import type { NewUpload } from '#store/pictures/uploads.ts'
import { markSubmissionVerified } from '#store/submissions/submissions.ts'
import { newId } from '#store/values.ts'
import { storeContest, storePrize } from '#tests/fixtures/contests.ts'
import { newFile, storeSubmission } from '#tests/fixtures/stored-submissions.ts'
import contests from './sample-contests.json' with { type: 'json' }
import type { SampleOptions } from './sample-data.ts'
import { cabinFor } from './sample-reviews.ts'
import { emailOf, instantOf, stayDatesOf } from './times.ts'

const entrySchema = z.strictObject({
  guestName: z.string(),
  cabin: z.string(),
  daysAgo: z.int(),
  description: z.string(),
  /** Drawings of ours that the guest sends as photographs. */
  shots: z.array(z.string()),
  /** The guest sends the clip as well. */
  isFilmed: z.boolean().default(false),
  /** The guest does not want it shown. */
  isPrivate: z.boolean().default(false),
  /** Looks like spam. */
  isSuspect: z.boolean().default(false),
  /** The owner's decisions, in order. */
  decisions: z.array(z.enum(submissionStatuses)),
})

const prizeSchema = z.strictObject({
  title: z.string(),
  description: z.string(),
  valueCents: z.int(),
})

/** Last month's contest, this month's and the next, by days from that of the demo. */
const sampleContests = z
  .array(
    z.strictObject({
      title: z.string(),
      description: z.string(),
      /** One a line; empty for the standard ones. */
      rules: z.string(),
      startsInDays: z.int(),
      endsInDays: z.int(),
      status: z.enum(contestStatuses),
      prizes: z.array(prizeSchema),
      entries: z.array(entrySchema),
    }),
  )
  .parse(contests)

type SampleEntry = z.infer<typeof entrySchema>

/** Stores the contests with their prizes and entries. */
export async function storeSampleContests(options: SampleOptions): Promise<void> {
  const { db, clock, site } = options
  const { timeZone } = site.facts
  const today = Temporal.PlainDate.from(clock.today(timeZone))
  const startOf = (days: number) => today.add({ days }).toZonedDateTime(timeZone).toInstant()
  for (const { startsInDays, endsInDays, prizes, entries, ...contest } of sampleContests) {
    const createdAt = instantOf(Math.max(0, -startsInDays), clock)
    const { id } = await storeContest(db, {
      ...contest,
      startDate: startOf(startsInDays),
      endDate: startOf(endsInDays),
      followsDates: true,
      createdAt,
    })
    for (const prize of prizes) await storePrize(db, id, { ...prize, createdAt })
    for (const entry of entries) await storeEntry(options, id, entry)
  }
}

async function storeEntry(options: SampleOptions, contestId: number, sample: SampleEntry) {
  const { db, clock, site } = options
  const { guestName, daysAgo, description, isSuspect, decisions } = sample
  const submittedAt = instantOf(daysAgo, clock)
  const id = await storeSubmission(
    db,
    {
      contestId,
      guestName,
      guestEmail: emailOf(guestName),
      cabinStayed: cabinIdOf(site, cabinFor(site, sample.cabin)),
      stayDates: stayDatesOf({ daysAgo, nights: 3 }, options),
      description,
      consentToDisplay: !sample.isPrivate,
      termsVersion: site.document('policies/contest-rules').version,
      consentedAt: submittedAt,
      isSuspect,
      submittedAt,
    },
    decisions,
    await storeFiles(options.folder, sample),
  )
  if (daysAgo % 3 === 0) await markSubmissionVerified(db, id)
}

/**
 * A pan across a drawing of ours, made once:
 * ffmpeg -loop 1 -framerate 12 -i wimberley-jacobs-well-creek.png -t 4 -an
 *   -vf "scale=-2:480,crop=640:360:'(iw-640)*t/4':60,setsar=1,format=yuv420p"
 *   -c:v libx264 -profile:v baseline -preset veryslow -crf 32 -movflags +faststart creek.mp4
 */
const clip = fileURLToPath(new URL('creek.mp4', import.meta.url))
const drawn = fileURLToPath(new URL('../../content/pictures/drawn', import.meta.url))

/** Puts an entry's files where an upload would. */
async function storeFiles(folder: string, { shots, isFilmed }: SampleEntry) {
  const stored: NewUpload[] = []
  const add = async (
    file: Pick<NewUpload, 'originalName' | 'mimetype' | 'width' | 'height'>,
    write: (path: string) => Promise<unknown>,
  ) => {
    const id = newId()
    const path = join(folder, 'uploads', cleanKey(id))
    await mkdir(dirname(path), { recursive: true })
    await write(path)
    stored.push(newFile({ ...file, id, bytes: (await stat(path)).size }))
  }
  if (isFilmed) {
    const file = {
      originalName: 'creek.mp4',
      mimetype: 'video/mp4',
      width: 640,
      height: 360,
    } as const
    await add(file, (path) => copyFile(clip, path))
  }
  const photograph = { mimetype: 'image/jpeg', width: 1200, height: 800 } as const
  for (const name of shots) {
    const originalName = `${name.replaceAll('/', '-')}.jpg`
    await add({ ...photograph, originalName }, (path) => photographOf(name, path))
  }
  return stored
}

/** One of the site's drawings as the JPEG that a guest's phone might send. */
async function photographOf(name: string, path: string): Promise<void> {
  const { [name]: drawing } = await readDrawings(drawn)
  if (!drawing) throw new Error(`The drawing '${name}' is missing.`)
  const file = join(drawn, `${drawing.stem}-1200.avif`)
  await sharp(file).resize(1200, 800, { fit: 'cover' }).jpeg().toFile(path)
}
