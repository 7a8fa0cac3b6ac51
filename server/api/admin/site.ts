import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { siteEditingLimits } from '#contracts/site-revisions.ts'
import {
  documentParamsSchema,
  draftSchema,
  editedDocumentSchema,
  linkCheckSchema,
  listedDocumentsSchema,
  newGuideSchema,
  pastRevisionsQuerySchema,
  pastRevisionsSchema,
  publicationSchema,
} from '#contracts/site-editing.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { checkLinks } from '#services/site-editing/check-links.ts'
import { discardRevision, saveDraft, type Editor } from '#services/site-editing/drafts.ts'
import { documentHistory } from '#services/site-editing/history.ts'
import { publish } from '#services/site-editing/publish.ts'
import { listDocuments } from '#services/site-editing/list-documents.ts'
import { addGuide, deleteUnpublishedGuide } from '#services/site-editing/own-guides.ts'
import { readDocument } from '#services/site-editing/read-document.ts'
import { changeBy, signedInAdmin } from '../../security/admin-guard.ts'
import { errors } from '../contracts.ts'
import { linkNext } from '../replies.ts'

const documentsPath = '/api/admin/site'
const config = { rateLimit: { max: 120, timeWindow: '1 minute' } }
const params = documentParamsSchema

/** The revision that the editor has before them (RFC 9110, section 13.1.1). */
const headers = z.looseObject({ 'if-match': z.string().regex(/^"[\w-]{1,64}"$/) })

type Deps = Pick<Dependencies, 'site' | 'siteSource' | 'db' | 'clock' | 'changes'>

/** The owner's documents: drafts and publications. */
export function adminSiteApi(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const list = { summary: 'All documents', response: { 200: listedDocumentsSchema } }
    app.get(documentsPath, { schema: list }, () => listDocuments(deps))

    const one = {
      summary: 'A document for its editor',
      params,
      response: { 200: editedDocumentSchema },
    }
    app.get(`${documentsPath}/:document`, { schema: one }, ({ params: { document } }) =>
      readDocument(deps, document),
    )

    const draft = {
      summary: 'Save a draft',
      description: 'Guests see nothing of it. 409 if someone else has changed the document.',
      params,
      headers,
      body: draftSchema,
      response: { 200: editedDocumentSchema, ...errors(409) },
    }
    app.put(
      `${documentsPath}/:document/draft`,
      { config, bodyLimit: siteEditingLimits.bodyBytes, schema: draft },
      (request) =>
        saveDraft(deps, request.params.document, { ...editorOf(request), ...request.body }),
    )

    const publication = {
      summary: 'Publish a document',
      description:
        'Now or at a time, or goes back to an older revision. 409 while another change is waiting or if someone else has changed the document, 422 with what has to be fixed.',
      params,
      headers,
      body: publicationSchema,
      response: { 200: editedDocumentSchema, ...errors(409) },
    }
    app.post(`${documentsPath}/:document/publish`, { config, schema: publication }, (request) =>
      publish(deps, request.params.document, {
        ...editorOf(request),
        publication: request.body,
      }),
    )
  }
}

const revisionParams = params.extend({ id: z.uuid() })

/** Links to other sites are opened for real. */
const checkConfig = { rateLimit: { max: 20, timeWindow: '1 minute' } }

/** Revisions of a document: the history, drafts to discard, and where the links in it lead. */
export function adminSiteRevisionsApi(
  deps: Pick<Dependencies, 'site' | 'siteSource' | 'db' | 'clock'>,
): FastifyPluginAsyncZod {
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

/** Adding guide pages, and taking back those that guests have never seen. */
export function ownGuidesApi(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const add = {
      summary: 'Add a guide page',
      description: 'Guests see it once its document is published.',
      body: newGuideSchema,
      response: { 201: z.object({ document: z.string() }) },
    }
    app.post(`${documentsPath}/guides`, { schema: add }, async (request, reply) => {
      const document = await addGuide(deps, request.body, changeBy(request, deps.clock))
      return reply.code(201).send({ document })
    })

    const remove = {
      summary: 'Delete a guide page that guests have never seen',
      params: z.object({ id: z.string().max(100) }),
      response: { 204: z.null(), ...errors(409) },
    }
    app.delete(`${documentsPath}/guides/:id`, { schema: remove }, async (request, reply) => {
      await deleteUnpublishedGuide(deps, request.params.id)
      return reply.code(204).send(null)
    })
  }
}

function editorOf(request: FastifyRequest): Editor {
  const { username } = signedInAdmin(request)
  return { author: username, seen: String(request.headers['if-match']).replaceAll('"', '') }
}
