import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageDataPath } from '#contracts/addresses.ts'
import { pageKey, pathOf } from './address.ts'
import type { PageAnswers, PageDataAnswers } from './answers.ts'
import { hasDataApart } from './page-data.ts'
import { writeKept } from './write.ts'

interface PageDataOptions {
  isUnknown: (path: string) => boolean
  /** From memory, or rendered now. */
  render: (key: string, request: FastifyRequest) => Promise<PageAnswers>
}

interface Asked {
  Params: { digest: string }
  Querystring: Readonly<Record<string, unknown>>
}

/**
 * `GET /page-data/<digest>?page=<key>`: the hydration data of a page, from any server. 404 once the
 * page has changed, because old content must not stay readable; the browser then reloads the page
 * (app/page-data.ts).
 */
export function servePageData(app: FastifyInstance, options: PageDataOptions): void {
  app.get<Asked>(`${pageDataPath}:digest`, async (request, reply) => {
    const data = await dataNow(request, options)
    if (data?.digest !== request.params.digest) return notHere(reply)
    reply.hijack()
    writeKept(request.raw, reply.raw, data)
  })
}

async function dataNow(
  request: FastifyRequest<Asked>,
  { isUnknown, render }: PageDataOptions,
): Promise<PageDataAnswers | undefined> {
  const { page: asked } = request.query
  if (typeof asked !== 'string' || !asked.startsWith('/')) return undefined
  const key = pageKey(asked)
  if (!hasDataApart(key) || isUnknown(pathOf(key))) return undefined
  return (await render(key, request)).data
}

function notHere(reply: FastifyReply) {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send()
}
