import { access, constants, copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { pictureSchema, type Picture } from '#contracts/pictures.ts'
import { encodePicture, filesOf, writeWhole } from './encode-picture.ts'

// Drawings of the kit in pictures/ are encoded once and committed, since that takes longer than a
// first start may. Set-up only copies them.

const index = 'index.json'
const indexSchema = z.record(z.string(), pictureSchema)

/** By name, such as 'texas-sage/dusk'. */
export type Drawings = Readonly<Record<string, Picture>>

/** What has been drawn and encoded in this folder. */
export async function readDrawings(folder: string): Promise<Drawings> {
  const text = await readFile(join(folder, index), 'utf8').catch(() => '{}')
  return indexSchema.parse(JSON.parse(text))
}

/** Puts the files of a drawing where the site serves them, unless they are there. */
export async function copyDrawing(picture: Picture, from: string, to: string): Promise<Picture> {
  await mkdir(to, { recursive: true })
  await Promise.all(
    committedFiles(picture).map((file) => copyWhole(join(from, file), join(to, file))),
  )
  return picture
}

/** Copies beside and renames, so nobody ever reads half a file. */
async function copyWhole(from: string, to: string): Promise<void> {
  const isThere = await access(to).then(
    () => true,
    () => false,
  )
  if (isThere) return
  const partial = `${to}.${process.pid}.partial`
  await copyFile(from, partial, constants.COPYFILE_FICLONE)
  await rename(partial, to)
}

/** Encodes drawings from `masters` (PNG files by name) into the folder and lists them there. */
export async function encodeDrawings(
  drawings: readonly { name: string; alt: string }[],
  masters: string,
  folder: string,
): Promise<void> {
  const known: Record<string, Picture> = { ...(await readDrawings(folder)) }
  for (const { name, alt } of drawings) {
    const source = { name, path: join(masters, `${name}.png`), alt, standIn: true, isPatient: true }
    known[name] = await encodePicture(source, folder)
  }
  const sorted = Object.entries(known).toSorted(([one], [other]) => one.localeCompare(other))
  await writeWhole(join(folder, index), `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`)
  await removeOthers(folder, [index, ...Object.values(known).flatMap(committedFiles)])
}

async function removeOthers(folder: string, wanted: readonly string[]): Promise<void> {
  const others = (await readdir(folder)).filter((name) => !wanted.includes(name))
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true })))
}

/** The index says what the facts beside an encoded picture say. */
function committedFiles(picture: Picture): string[] {
  return filesOf(picture).filter((file) => !file.endsWith('.json'))
}
