import { readdir, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { shots, type Shot } from '#content/pictures/shots.ts'
import { albums, cabinAlbums } from '#content/pictures/stand-ins.ts'
import { limits } from '#contracts/limits.ts'
import { pictureSchema, type Picture } from '#contracts/pictures.ts'
import { copyDrawing, readDrawings } from './drawn.ts'
import { encodePicture, filesOf, writeWhole } from './encode-picture.ts'
import { unreadable } from './left-out.ts'
import { ownersPictures, standInPictures, type Source, type Sources } from './sources.ts'

interface Job {
  /** Holds `library/`, `drawn/` and one folder per album with the owner's photographs. */
  from: string
  /** Where the encoded files and the lists go. */
  to: string
  shots: Record<string, Shot>
  albums: Record<string, readonly string[]>
  /** The albums whose first pictures go on cards. */
  cards: readonly string[]
}

interface Outcome {
  pictures: number
  problems: string[]
}

/**
 * Encodes all pictures and writes one list per album, `<album>.json`, `cards.json` with the first
 * few of each cabin and `leads.json` with the very first, without words. What is there already is
 * kept, what no list names any more is removed, and what cannot be shown is named among the
 * problems and left out.
 */
export async function encodePictures(job: Job): Promise<Outcome> {
  const drawn = join(job.from, 'drawn')
  const drawings = await readDrawings(drawn)
  const encoder = rememberingEncoder((source) =>
    source.drawing ? copyDrawing(source.drawing, drawn, job.to) : encodePicture(source, job.to),
  )
  const standIns = (names: readonly string[]) =>
    standInPictures(join(job.from, 'library'), job.shots, drawings, names)
  const lists: Record<string, Picture[]> = {}
  const problems: string[] = []
  for (const [album, names] of Object.entries(job.albums)) {
    const own = await encodeAll(await ownersPictures(job.from, album), encoder)
    problems.push(...own.problems)
    const shown = own.pictures.length > 0 ? own : await encodeAll(standIns(names), encoder)
    if (shown !== own) problems.push(...shown.problems)
    lists[album] = shown.pictures
  }
  const written = await writeLists(job, lists)
  const pictures = Object.values(lists).flat()
  await removeOthers(job.to, new Set([...written, ...pictures.flatMap(filesOf)]))
  return {
    pictures: new Set(pictures.map(({ stem }) => stem)).size,
    problems: [...new Set(problems)],
  }
}

type Encoder = (source: Source) => Promise<Picture>

/** Several albums show the same drawing: each is encoded once. */
function rememberingEncoder(encode: Encoder): Encoder {
  const started = new Map<string, Promise<Picture>>()
  return (source) => {
    const key = JSON.stringify(source)
    const picture = started.get(key) ?? encode(source)
    started.set(key, picture)
    return picture
  }
}

async function encodeAll(sources: Sources, encode: Encoder) {
  const pictures: Picture[] = []
  const problems = [...sources.problems]
  for (const source of sources.pictures) {
    try {
      pictures.push(await encode(source))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      problems.push(`${unreadable(source.path)} (${reason})`)
    }
  }
  return { pictures, problems }
}

async function writeLists(job: Job, lists: Record<string, Picture[]>): Promise<string[]> {
  const cards = job.cards.map((album) => [
    album,
    (lists[album] ?? []).slice(0, limits.cardPictures),
  ])
  const leads = job.cards.map((album) => [album, (lists[album] ?? []).slice(0, 1).map(unspoken)])
  const all = { ...lists, cards: Object.fromEntries(cards), leads: Object.fromEntries(leads) }
  for (const list of Object.values(lists)) pictureSchema.array().parse(list)
  const names = Object.keys(all).map((name) => `${name}.json`)
  for (const [name, list] of Object.entries(all)) {
    await writeWhole(join(job.to, `${name}.json`), `${JSON.stringify(list, null, 1)}\n`)
  }
  return names
}

/** The cards that show leading pictures name the cabin in words; its picture says nothing more. */
function unspoken(picture: Picture): Picture {
  return { ...picture, alt: '' }
}

async function removeOthers(folder: string, wanted: ReadonlySet<string>): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((found) => found.isFile())) {
    const path = join(entry.parentPath, entry.name)
    if (!wanted.has(relative(folder, path))) await rm(path, { force: true })
  }
}

if (import.meta.main) {
  const cards = Object.keys(cabinAlbums)
  const job = { from: 'content/pictures', to: 'build/pictures', shots, albums, cards }
  const { pictures, problems } = await encodePictures(job)
  for (const problem of problems) console.warn(problem)
  console.log(`${pictures} pictures are ready.`)
}
