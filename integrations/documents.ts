import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

export interface DocumentFile {
  /** Path inside the folder without its ending: 'cabins/texas-sage'. */
  name: string
  text: string
}

/** The YAML files below a folder. Throws when the folder cannot be read. */
export function readDocumentFiles(folder: string): DocumentFile[] {
  return globSync('**/*.yaml', { cwd: folder })
    .toSorted()
    .map((path) => ({
      name: path.slice(0, -'.yaml'.length).replaceAll(sep, '/'),
      text: readFileSync(join(folder, path), 'utf8'),
    }))
}
