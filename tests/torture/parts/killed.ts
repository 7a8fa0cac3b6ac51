import { tortureBackup } from '../backup.ts'
import { newPlace, type DatabaseKind } from '../databases.ts'
import { tortureOpenings } from '../openings.ts'
import { killing, store, storeName } from '../options.ts'
import { torturePictures } from '../picture-making.ts'
import { print } from '../print.ts'
import { torturePublishing } from '../publishing.ts'
import { torture } from '../torture.ts'
import { storageKinds, tortureUploads } from '../uploads.ts'

/** The server killed again and again, on each database. Each run returns the number of broken promises. */
export const killed = {
  reviews: { kills: 50, run: reviews },
  uploads: { kills: 30, run: uploads },
  publishing: { kills: 100, run: publishing },
  pictures: { kills: 100, run: pictures },
  backup: { kills: 30, run: backup },
  openings: { kills: 100, run: openings },
}

/** Returns the number of broken promises. */
async function reviews(kind: DatabaseKind, kills: number): Promise<number> {
  console.log(`${kind}: ${kills} kills, then up to two minutes for what the dead had claimed`)
  const startedAt = performance.now()
  await using place = await newPlace(kind)
  const report = await torture({ ...place, leases: 'waited for', ...killing(kills) })
  const { acknowledged, stored, unanswered, killedWhileStarting } = report
  const { notifications, deliveredAgain, faults } = report
  return print(startedAt, faults, [
    `${acknowledged} reviews acknowledged, ${stored} stored`,
    `${unanswered} requests cut off and sent again, ${killedWhileStarting} kills during a start`,
    `${notifications} notifications, each delivered; ${deliveredAgain} times once more`,
  ])
}

async function uploads(kind: DatabaseKind, kills: number): Promise<number> {
  let count = 0
  for (const storage of storageKinds) {
    const where = storage === 's3' ? storeName : 'a folder'
    console.log(`${kind}, entries in ${where}: ${kills} kills`)
    const startedAt = performance.now()
    await using place = await newPlace(kind)
    const report = await tortureUploads({ ...place, storage, store, ...killing(kills) })
    const { acknowledged, stored, unanswered, swept, faults } = report
    count += print(startedAt, faults, [
      `${acknowledged} entries acknowledged, ${stored} stored with all their files`,
      `${unanswered} uploads cut off and sent again`,
      `swept: ${swept.temporary} temporary folders, ${swept.stored} files without an entry`,
    ])
  }
  return count
}

async function publishing(kind: DatabaseKind, kills: number): Promise<number> {
  console.log(`${kind}, the owner publishing: ${kills} kills`)
  const startedAt = performance.now()
  await using place = await newPlace(kind)
  const { acknowledged, looks, faults } = await torturePublishing({ ...place, ...killing(kills) })
  return print(startedAt, faults, [
    `${acknowledged} publications acknowledged, ${looks} pages looked at`,
  ])
}

async function pictures(kind: DatabaseKind, kills: number): Promise<number> {
  console.log(`${kind}, the owner's pictures being made: ${kills} kills`)
  const startedAt = performance.now()
  await using place = await newPlace(kind)
  const { acknowledged, made, faults } = await torturePictures({ ...place, ...killing(kills) })
  return print(startedAt, faults, [
    `${acknowledged} pictures acknowledged, ${made} made to the end`,
  ])
}

async function openings(kind: DatabaseKind, kills: number): Promise<number> {
  console.log(`${kind}, guests told that days have opened: ${kills} kills`)
  const startedAt = performance.now()
  await using place = await newPlace(kind)
  const report = await tortureOpenings({ ...place, ...killing(kills) })
  const { waiting, told, toldBeforeTheEnd, sentAgain, faults } = report
  return print(startedAt, faults, [
    `${waiting} guests waited, ${told} were told, ${toldBeforeTheEnd} of them between kills`,
    `${sentAgain} mails sent again with the same Message-ID`,
  ])
}

async function backup(kind: DatabaseKind, kills: number): Promise<number> {
  // The site doesn't copy a PostgreSQL server.
  if (kind !== 'sqlite') return 0
  let count = 0
  for (const copies of ['folder', 's3'] as const) {
    const where = copies === 's3' ? storeName : 'a folder'
    console.log(`${kind}, copied to ${where}: the machine lost ${kills} times`)
    const startedAt = performance.now()
    const report = await tortureBackup({ copies, store, ...killing(kills) })
    const { restored, missing, longestMs, files, faults } = report
    count += print(startedAt, faults, [
      `${restored} times an acknowledged review or entry was there again, and ${files} times a file`,
      `${missing} of the last ${longestMs.toFixed(0)} ms were missing`,
    ])
  }
  return count
}
