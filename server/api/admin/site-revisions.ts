import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { siteEditingLimits } from '#contracts/site-revisions.ts'
import {
  documentParamsSchema,
  linkCheckSchema,
  editedDocumentSchema,
  pastRevisionsQuerySchema,
  pastRevisionsSchema,
  previewSchema,
} from '#contracts/site-editing.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { checkLinks } from '#services/site-editing/check-links.ts'
import { discardRevision } from '#services/site-editing/drafts.ts'
import { documentHistory } from '#services/site-editing/history.ts'
import { makePreview } from '#services/site-editing/previews.ts'
import { linkNext } from '../replies.ts'
import { documentsPath } from './site.ts'

const config = { rateLimit: { max: 120, timeWindow: '1 minute' } }
const params = documentParamsSchema
const revisionParams = params.extend({ id: z.uuid() })

type Deps = Pick<Dependencies, 'site' | 'siteSource' | 'db' | 'clock' | 'origin'>

/** Links to other sites are opened for real. */
const checkConfig = { rateLimit: { max: 20, timeWindow: '1 minute' } }

/**
 * Revisions of a document: the history, drafts to discard, links to look at one, and where those in
 * it lead.
 */
export function adminSiteRevisionsApi(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const history = {
      summary: 'Published revisions, newest first',
      params,
      querystring: pastRevisionsQuerySchema,
      response: { 200: pastRevisionsSchema },
    }
    app.get(`${documentsPath}/:document/revisions`, { schema: history }, async (request, reply) => {
      const { document } = request.params
      const { revisions, nextCursor } = await documentHistory(deps, document, request.query)
      linkNext(reply, request.query, nextCursor)
      return revisions
    })

    const discard = {
      summary: 'Discard a draft or withdraw a planned publication',
      params: revisionParams,
      response: { 200: editedDocumentSchema },
    }
    app.delete(
      `${documentsPath}/:document/revisions/:id`,
      { schema: discard },
      ({ params: { document, id } }) => discardRevision(deps, document, id),
    )

    const preview = {
      summary: 'Make a link that shows an unpublished revision',
      description: `It works for ${siteEditingLimits.previewHours} hours, without signing in.`,
      params: revisionParams,
      response: { 200: previewSchema },
    }
    app.post(
      `${documentsPath}/:document/revisions/:id/preview`,
      { config, schema: preview },
      ({ params: { id } }) => makePreview(deps, id),
    )

    const check = {
      summary: 'Open every link in a document',
      description: 'As the editor has it: the draft, or what is published.',
      params,
      response: { 200: linkCheckSchema },
    }
    const openPage = async (url: string) => (await app.inject(url)).statusCode
    app.post(
      `${documentsPath}/:document/links`,
      { config: checkConfig, schema: check },
      ({ params: { document } }) => checkLinks(deps, document, { openPage }),
    )
  }
}
