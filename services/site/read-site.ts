import { join, relative } from 'node:path'
import { parseYaml, readDocumentFiles } from '#integrations/documents.ts'
import type { RawDocuments } from './parse-document.ts'
import { parseSite, type Mistake } from './parse-site.ts'
import type { Site } from './site.ts'
import { unknownAmenities } from './site-mistakes.ts'

/** The message lists every error in the owner's documents, one line each with file and field. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly mistakes: readonly string[]

  constructor(mistakes: readonly string[]) {
    super(['The content needs attention:', ...mistakes].join('\n  '))
    this.mistakes = mistakes
  }
}

/** Reads and checks the owner's documents. Throws `ContentError`. */
export function readSite(folder: string): Site {
  return readWritten(folder).site
}

/** The same, with the documents as they are written. */
export function readWritten(folder: string): { site: Site; written: RawDocuments } {
  const { written, mistakes } = readRaw(folder)
  const parsed = parseSite(written)
  // One that is not YAML is in `written` without a value, and has been noted.
  const unknown = 'site' in parsed ? unknownAmenities(parsed.site) : []
  const all = [...mistakes, ...parsed.mistakes, ...unknown]
  if (all.length > 0 || !('site' in parsed)) throw new ContentError(all.map(lineOf(folder)))
  return { site: parsed.site, written }
}

/** The messages of the `ContentError` that reading throws, if any. */
export function contentMistakes(folder: string): readonly string[] {
  try {
    readSite(folder)
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.mistakes
    throw error
  }
}

/** Documents that an older folder doesn't have. */
const withoutFile: readonly [string, unknown][] = [['notices', { notices: [] }]]

function readRaw(folder: string) {
  const files = readDocumentFiles(folder)
  if (files.length === 0) throw new ContentError([`${folder}: there are no documents here`])
  const mistakes: Mistake[] = []
  const entries = files.map(({ name, text }): [string, unknown] => {
    const { value, mistake } = parseYaml(text)
    if (mistake !== undefined) mistakes.push({ document: name, path: '', message: mistake })
    return [name, value]
  })
  return { written: new Map([...withoutFile, ...entries]), mistakes }
}

function lineOf(folder: string) {
  return ({ document, path, message }: Mistake) =>
    [join(relative('.', folder), `${document}.yaml`), ...(path ? [path] : []), message].join(': ')
}
