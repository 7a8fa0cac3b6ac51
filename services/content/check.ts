import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { cabins } from '#content/cabins.ts'
import { cabinDetailsBySlug } from '#content/cabin-details.ts'
import { cabinAlbums } from '#content/pictures/stand-ins.ts'
import { cabinDetailsSchema } from '#contracts/site/cabins.ts'
import { ContentError, readSite } from '../site/read-site.ts'
import { checkedContent, type ContentPart } from './parts.ts'

/**
 * Errors in content/, one line each with file and field. The compiler checks only shapes, and
 * nobody who edits a text needs to run it.
 */
export async function contentMistakes(
  contentDir = process.env.CONTENT_DIR ||
    fileURLToPath(new URL('../../content/site', import.meta.url)),
): Promise<string[]> {
  const details = await Promise.all(cabins.map(({ slug }) => detailsOf(slug)))
  return [
    ...documentMistakes(contentDir),
    ...checkedContent.flatMap(mistakesIn),
    ...details.flat(),
    ...cabinMistakes(cabins),
    ...cabins
      .filter(({ slug }) => !Object.hasOwn(cabinAlbums, slug))
      .map(({ slug }) => `content/pictures/stand-ins.ts: cabinAlbums has no '${slug}'`),
  ]
}

function documentMistakes(contentDir: string): readonly string[] {
  try {
    readSite(contentDir)
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.mistakes
    throw error
  }
}

export function mistakesIn({ file, schema, value }: ContentPart): string[] {
  const { error } = schema.safeParse(value)
  return (error?.issues ?? []).map(
    ({ path, message }) => `${file}: ${z.core.toDotPath(path) || 'the whole'}: ${message}`,
  )
}

/** Cabins must be unique by these, because reviews, bookings and URLs use them. */
export function cabinMistakes(all: readonly { id: string; slug: string; name: string }[]) {
  return (['id', 'slug', 'name'] as const).flatMap((field) => {
    const values = all.map((cabin) => cabin[field])
    const repeated = values.filter((value, at) => values.indexOf(value) !== at)
    return [...new Set(repeated)].map(
      (value) => `content/cabins.ts: two cabins have the ${field} '${value}'`,
    )
  })
}

async function detailsOf(slug: string): Promise<string[]> {
  const file = `content/cabin-details/${slug}.ts`
  const value = await cabinDetailsBySlug(slug)
  if (value === undefined) return [`content/cabin-details.ts: nothing is given for '${slug}'`]
  return mistakesIn({ file, schema: cabinDetailsSchema, value })
}
