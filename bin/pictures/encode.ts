import { existsSync, readFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { socialCardFile } from '#content/pictures/url.ts'
import { pageAlbums } from '#content/pictures/stand-ins.ts'
import { albumsSchema, type Picture } from '#contracts/pictures.ts'
import { cabinDocumentSchema } from '#contracts/site/cabins.ts'
import { albumsFile, parseYaml, readDocumentFiles } from '#integrations/documents.ts'
import { copyDrawing, readDrawings } from './drawn.ts'
import { encodePicture, filesOf, makeCards, writeWhole, type Lead } from './encode-picture.ts'
import { badgeHash } from '#integrations/media/picture-recipe.ts'
import {
  ours,
  ownersPictures,
  standInPictures,
  unreadable,
  type Source,
  type Sources,
} from './sources.ts'

const cabinPartSchema = cabinDocumentSchema.pick({ placeholders: true, emblem: true }).strip()

interface Job {
  /** Holds `drawn/` and one folder per album with the owner's photographs. */
  from: string
  /** Where the encoded files and their list go. */
  to: string
  /** The placeholder pictures of each album. */
  albums: Readonly<Record<string, readonly string[]>>
  /** The badges of cabins by their albums, as SVG. */
  emblems?: ReadonlyMap<string, Buffer>
}

interface Outcome {
  pictures: number
  problems: string[]
}

/**
 * Encodes all pictures and lists them by album in `albums.json`. What is there already is kept,
 * what no album shows any more is removed, and what cannot be shown is named among the problems and
 * left out.
 */
export async function encodePictures(job: Job): Promise<Outcome> {
  const drawn = join(job.from, 'drawn')
  const drawings = await readDrawings(drawn)
  const encoder = rememberingEncoder((source) =>
    source.drawing ? copyDrawing(source.drawing, drawn, job.to) : encodePicture(source, job.to),
  )
  const lists: Record<string, Picture[]> = {}
  const problems: string[] = []
  const albums = new Set([...Object.keys(job.albums), ...(await ownersFolders(job.from))])
  for (const album of albums) {
    const own = await encodeAll(await ownersPictures(job.from, album), encoder)
    problems.push(...own.problems)
    const shown =
      own.pictures.length > 0
        ? own
        : await encodeAll(standInPictures(drawings, job.albums[album] ?? []), encoder)
    if (shown !== own) problems.push(...shown.problems)
    lists[album] = withBadge(shown.pictures, job.emblems?.get(album))
  }
  const text = `${JSON.stringify(albumsSchema.parse(lists), null, 1)}\n`
  await writeWhole(join(job.to, albumsFile), text)
  const pictures = Object.values(lists).flat()
  const cards = await makeCards(leadsOf(lists, job.emblems), job.to)
  await removeOthers(job.to, new Set([albumsFile, ...cards, ...pictures.flatMap(filesOf)]))
  return {
    pictures: new Set(pictures.map(({ stem }) => stem)).size,
    problems: [...new Set(problems)],
  }
}

/** The first picture is on the cabin's card, with its badge. */
function withBadge(pictures: Picture[], emblem: Buffer | undefined): Picture[] {
  const [lead, ...others] = pictures
  return lead && emblem ? [{ ...lead, badge: badgeHash(emblem) }, ...others] : pictures
}

/** The first pictures of albums, which shared links show; each card once. */
function leadsOf(lists: Readonly<Record<string, readonly Picture[]>>, emblems: Job['emblems']) {
  const leads = Object.entries(lists).flatMap(([album, [picture]]): Lead[] =>
    picture ? [{ picture, emblem: emblems?.get(album) }] : [],
  )
  return [...new Map(leads.map((lead) => [socialCardFile(lead.picture), lead])).values()]
}

/** The owner's photographs of an album are in a folder of its name. */
async function ownersFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && entry.name !== ours)
    .map(({ name }) => name)
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

async function removeOthers(folder: string, wanted: ReadonlySet<string>): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((found) => found.isFile())) {
    const path = join(entry.parentPath, entry.name)
    if (!wanted.has(relative(folder, path))) await rm(path, { force: true })
  }
}

interface CabinPart {
  id: string
  placeholders: string[]
  emblem: Buffer | null
}

/** What the documents say about each cabin's pictures. Mistakes in them are named elsewhere. */
function cabinsIn(contentDir: string): CabinPart[] {
  return readDocumentFiles(join(contentDir, 'cabins')).map(({ name: id, text }) => {
    const { data } = cabinPartSchema.safeParse(parseYaml(text).value)
    return { id, placeholders: data?.placeholders ?? [], emblem: drawnEmblem(data?.emblem) }
  })
}

/** Null for a cabin without one, which shows its initials. */
function drawnEmblem(name: string | undefined): Buffer | null {
  const file = `public/emblems/${name}.svg`
  return name !== undefined && existsSync(file) ? readFileSync(file) : null
}

// encode.ts [FOLDER…]: the pictures of the owner's documents and of those in other folders.
if (import.meta.main) {
  const folders = [...process.argv.slice(2), process.env.CONTENT_DIR || 'content/site']
  const cabins = folders.flatMap(cabinsIn)
  const placeholders = cabins.map((cabin) => [cabin.id, cabin.placeholders] as const)
  const albums = { ...Object.fromEntries(placeholders), ...pageAlbums }
  const emblems = new Map(cabins.flatMap(({ id, emblem }) => (emblem ? [[id, emblem]] : [])))
  const job = { from: 'content/pictures', to: 'build/pictures', albums, emblems }
  const { pictures, problems } = await encodePictures(job)
  for (const problem of problems) console.warn(problem)
  console.log(`${pictures} pictures are ready.`)
}
