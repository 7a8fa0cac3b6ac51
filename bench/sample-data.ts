import { join } from 'node:path'
import { closeDatabase, openDatabase, type Database } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'

const guests = ['Ana', 'Ben', 'Carmen', 'Dale', 'Esther', 'Fritz', 'Grace', 'Hector', 'Iris', 'Joe']

const text =
  'We came for two nights and stayed for four. The porch catches the morning, the kitchen has all ' +
  'that a slow breakfast asks for, and after dark the only sound was the creek. Jacob’s Well was a ' +
  'short drive, the square in Wimberley even shorter, and the fire pit kept us up far too late. '

/** Approved reviews of an ordinary length: without them the home page is smaller than in life. */
export async function storeSampleReviews(db: Database): Promise<void> {
  for (const [index, guest] of guests.entries()) {
    await storeReview(db, {
      guestName: `${guest} Guest`,
      reviewTitle: `Stay number ${index + 1}`,
      reviewText: text.repeat(1 + (index % 3)),
    })
  }
}

/** Fills the folder that the site will be given as DATA_DIR. */
export async function fillDataFolder(folder: string): Promise<void> {
  const db = await openDatabase({ url: undefined, file: join(folder, 'cabins.sqlite') })
  try {
    await migrate(db)
    await storeSampleReviews(db)
  } finally {
    await closeDatabase(db)
  }
}
