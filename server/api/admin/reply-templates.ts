import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  newTemplateSchema,
  templateChangeSchema,
  templateListSchema,
  templateSchema,
} from '#contracts/reply-templates.ts'
import type { Dependencies } from '#services/dependencies.ts'
import {
  addTemplate,
  changeTemplate,
  listTemplates,
  removeTemplate,
} from '#services/reply-templates/reply-templates.ts'
import { changeBy } from '../../security/admin-guard.ts'
import { noContent, errors, ofOne } from '../contracts.ts'

const path = '/api/admin/reply-templates'

/** Templates for answers to inquiries. */
export function replyTemplatesApi(deps: Pick<Dependencies, 'db' | 'clock'>): FastifyPluginAsyncZod {
  return async (app) => {
    const list = { summary: 'Templates for answers', response: { 200: templateListSchema } }
    app.get(path, { schema: list }, async () => listTemplates(deps))

    const add = {
      summary: 'Add a template for answers',
      body: newTemplateSchema,
      response: { 201: templateSchema, ...errors(409) },
    }
    app.post(path, { schema: add }, async (request) =>
      addTemplate(deps, request.body, changeBy(request, deps.clock)),
    )

    const change = {
      summary: 'Change a template for answers',
      params: ofOne,
      body: templateChangeSchema,
      response: { 200: templateSchema, ...errors(409) },
    }
    app.patch(`${path}/:id`, { schema: change }, async (request) =>
      changeTemplate(deps, request.params.id, request.body, changeBy(request, deps.clock)),
    )

    const remove = {
      summary: 'Delete a template for answers',
      params: ofOne,
      response: noContent,
    }
    app.delete(`${path}/:id`, { schema: remove }, async (request) =>
      removeTemplate(deps, request.params.id, changeBy(request, deps.clock)),
    )
  }
}
