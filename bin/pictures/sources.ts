import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Picture } from '#contracts/pictures.ts'
import type { Drawings } from './drawn.ts'
import type { Crop } from '#integrations/media/picture-recipe.ts'

/** One picture to encode, not yet known to be readable. */
export interface Source {
  name: string
  path: string
  alt: string
  standIn: boolean
  crop?: Crop
  /** Encoded once and committed, so it may take long. */
  isPatient?: boolean
  /** The version for tall screens. */
  tall?: Pick<Source, 'name' | 'path' | 'crop'>
  /** Already encoded: its files are only copied. */
  drawing?: Picture
}

export interface Sources {
  pictures: Source[]
  problems: string[]
}

/** Holds our own pictures, not an album. */
export const ours = 'drawn'
/** Albums that fill tall screens: a photograph without a tall version gets one cut from its middle. */
const fillsTallScreens: readonly string[] = ['home-hero']
/** Of the names of tall versions, of drawings and photographs. */
const tallEnding = '-tall'
const readable = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif'])

/** The owner's photographs of one album in the order of their names, with what is wrong. */
export async function ownersPictures(folder: string, album: string): Promise<Sources> {
  const files = await listFiles(join(folder, album))
  const found: Sources = { pictures: [], problems: [] }
  for (const file of files.filter((each) => extname(each) !== '.txt')) {
    const path = join(folder, album, file)
    const name = bare(file)
    if (files.some((other) => isTallVersion(file, other))) continue
    if (!isReadable(file)) {
      found.problems.push(leftOut(path, whyUnreadable(file)))
      continue
    }
    const alt = await readAlt(join(folder, album, `${name}.txt`))
    const own = files.find((other) => isTallVersion(other, file))
    const version = own ? { path: join(folder, album, own) } : tallCropOf(album, path)
    const source = { name: `${album}-${name}`, path, alt, standIn: false }
    const tall = version && { ...version, name: source.name + tallEnding }
    if (alt) found.pictures.push(tall ? { ...source, tall } : source)
    else found.problems.push(leftOut(path, `${name}.txt should say what it shows`))
  }
  return found
}

/** Beside `01-porch.jpg`, `01-porch-tall.jpg` is for tall screens. */
function isTallVersion(file: string, of: string): boolean {
  return isReadable(file) && bare(file) === bare(of) + tallEnding
}

function tallCropOf(album: string, path: string): Pick<Source, 'path' | 'crop'> | undefined {
  return fillsTallScreens.includes(album) ? { path, crop: 'tall' } : undefined
}

function isReadable(file: string): boolean {
  return readable.has(extname(file).toLowerCase())
}

/** Without its ending. */
function bare(file: string): string {
  return file.slice(0, file.length - extname(file).length)
}

/** Why a file cannot be shown, by its name, and what to do. */
function whyUnreadable(file: string): string {
  if (/\.hei[cf]$/i.test(file)) {
    return 'browsers do not show HEIC. Export it as JPEG, on a Mac in Preview, and put that here'
  }
  return 'only JPEG, PNG, WebP and AVIF can be shown. Save it as JPEG and put that here'
}

/** The problem with a file that is not a readable picture. */
export function unreadable(path: string): string {
  return leftOut(path, 'it cannot be read as a picture. Open it, save it as JPEG and put that here')
}

export function leftOut(path: string, why: string): string {
  return `${path} is left out: ${why}.`
}

/** The placeholder pictures of one album, by the names of the drawings. */
export function standInPictures(drawings: Drawings, album: readonly string[]): Sources {
  const found: Sources = { pictures: [], problems: [] }
  for (const name of album) {
    const drawing = withTallVersion(drawings, name)
    if (drawing) {
      found.pictures.push({ name, path: name, alt: drawing.alt, standIn: true, drawing })
    } else found.problems.push(`The placeholder picture '${name}' is not drawn.`)
  }
  return found
}

function withTallVersion(drawings: Drawings, name: string): Picture | undefined {
  const [drawing, tall] = [drawings[name], drawings[name + tallEnding]]
  return drawing && tall ? { ...drawing, tall } : drawing
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)
  const names = (entries ?? []).filter((entry) => entry.isFile()).map((entry) => entry.name)
  return names.filter((name) => !name.startsWith('.')).toSorted((a, b) => a.localeCompare(b, 'en'))
}

async function readAlt(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch(ignoreMissing)
  return (text ?? '').replaceAll(/\s+/g, ' ').trim()
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
