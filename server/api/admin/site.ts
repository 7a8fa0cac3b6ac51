import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { siteEditingLimits } from '#contracts/limits.ts'
import {
  documentParamsSchema,
  draftSchema,
  editedDocumentSchema,
  listedDocumentsSchema,
  pastRevisionsQuerySchema,
  pastRevisionsSchema,
  previewSchema,
  publicationSchema,
} from '#contracts/site-editing.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { discardRevision, saveDraft, type Editor } from '#services/site-editing/drafts.ts'
import { documentHistory } from '#services/site-editing/history.ts'
import { makePreview } from '#services/site-editing/previews.ts'
import { publish } from '#services/site-editing/publish.ts'
import { listDocuments, readDocument } from '#services/site-editing/read-document.ts'
import { signedInAdmin } from '../../security/admin-guard.ts'
import { errors } from '../contracts.ts'
import { linkNext } from '../replies.ts'

const path = '/api/admin/site'
const config = { rateLimit: { max: 120, timeWindow: '1 minute' } }
const params = documentParamsSchema
const revisionParams = params.extend({ id: z.uuid() })

/** The revision that the editor has before them (RFC 9110, section 13.1.1). */
const headers = z.looseObject({ 'if-match': z.string().regex(/^"[\w-]{1,64}"$/) })

type Deps = Pick<Dependencies, 'site' | 'siteSource' | 'db' | 'clock' | 'changes' | 'origin'>

/** The owner's documents: drafts, publications and their history. */
export function adminSiteApi(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))

    const list = { summary: 'All documents', response: { 200: listedDocumentsSchema } }
    app.get(path, { schema: list }, () => listDocuments(deps))

    const one = {
      summary: 'A document for its editor',
      params,
      response: { 200: editedDocumentSchema },
    }
    app.get(`${path}/:document`, { schema: one }, ({ params: { document } }) =>
      readDocument(deps, document),
    )

    const draft = {
      summary: 'Save a draft',
      description: 'Guests see nothing of it. 412 if somebody else has changed the document.',
      params,
      headers,
      body: draftSchema,
      response: { 200: editedDocumentSchema, ...errors(412) },
    }
    app.put(
      `${path}/:document/draft`,
      { config, bodyLimit: siteEditingLimits.bodyBytes, schema: draft },
      (request) =>
        saveDraft(deps, request.params.document, { ...editorOf(request), ...request.body }),
    )

    const publication = {
      summary: 'Publish a document',
      description:
        'Now or at a time, or goes back to an older revision. 409 while another change is waiting, 412 if somebody else has changed the document, 422 with what has to be mended.',
      params,
      headers,
      body: publicationSchema,
      response: { 200: editedDocumentSchema, ...errors(409, 412) },
    }
    app.post(`${path}/:document/publish`, { config, schema: publication }, (request) =>
      publish(deps, request.params.document, {
        ...editorOf(request),
        publication: request.body,
      }),
    )

    const history = {
      summary: 'Published revisions, newest first',
      params,
      querystring: pastRevisionsQuerySchema,
      response: { 200: pastRevisionsSchema },
    }
    app.get(`${path}/:document/revisions`, { schema: history }, async (request, reply) => {
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
      `${path}/:document/revisions/:id`,
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
      `${path}/:document/revisions/:id/preview`,
      { config, schema: preview },
      ({ params: { id } }) => makePreview(deps, id),
    )
  }
}

function editorOf(request: FastifyRequest): Editor {
  const { username } = signedInAdmin(request)
  return { author: username, seen: String(request.headers['if-match']).replaceAll('"', '') }
}
