import { StartError } from '#server/start-error.ts'
import type { PublishedRows } from './published.ts'
import { buildSite } from '../setup/build.mjs'
import { SetupError } from '../setup/command.mjs'
import type { Finding } from '#services/preflight/finding.ts'
import { type Page, PageFailedError } from '#services/preflight/page.ts'

/** The pages, built first if content has changed; or a finding why they cannot be read. */
export async function readPages(
  env: Readonly<Record<string, string | undefined>>,
  published: PublishedRows,
): Promise<{ pages: Page[]; findings: Finding[] }> {
  try {
    await buildSite()
    // React reads it when it is loaded, and the built pages are for production.
    process.env['NODE_ENV'] ??= 'production'
    const { renderPages } = await import('./pages.ts')
    return {
      pages: await renderPages(
        { PUBLIC_URL: originOf(env['PUBLIC_URL']), CONTENT_DIR: env['CONTENT_DIR'] },
        published,
      ),
      findings: [],
    }
  } catch (error) {
    if (!isExpected(error)) throw error
    if (error instanceof SetupError && error.output) console.error(error.output.trimEnd())
    const where = error instanceof SetupError ? error.advice : 'npm start'
    return { pages: [], findings: [{ what: `not read: ${error.message}`, where }] }
  }
}

function isExpected(error: unknown): error is Error {
  return [SetupError, StartError, PageFailedError].some((kind) => error instanceof kind)
}

/** Everything else is listed with the settings. */
function originOf(publicUrl = ''): string | undefined {
  const url = URL.parse(publicUrl)
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined
}
