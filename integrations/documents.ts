import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { load, YAMLException } from 'js-yaml'
import { albumsSchema, type Albums } from '#contracts/pictures.ts'

/** Includes the list of all pictures. */
export const albumsFile = 'albums.json'

export interface DocumentFile {
  /** Path in the folder without extension: 'cabins/texas-sage'. */
  name: string
  text: string
}

/** The YAML files in a folder and below. Throws if the folder cannot be read. */
export function readDocumentFiles(folder: string): DocumentFile[] {
  return globSync('**/*.yaml', { cwd: folder })
    .toSorted()
    .map((path) => ({
      name: path.slice(0, -'.yaml'.length).replaceAll(sep, '/'),
      text: readFileSync(join(folder, path), 'utf8'),
    }))
}

/** The value, or the first mistake with its line. */
export function parseYaml(text: string): { value?: unknown; mistake?: string } {
  try {
    return { value: load(text) }
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const { reason, mark } = error
    return { mistake: mark ? `${reason} at line ${mark.line + 1}` : reason }
  }
}

/** The pictures that set-up encoded into a folder. Throws if there are none yet. */
export async function readAlbums(folder: string): Promise<Albums> {
  const text = await readFile(join(folder, albumsFile), 'utf8')
  return new Map(Object.entries(albumsSchema.parse(JSON.parse(text))))
}
