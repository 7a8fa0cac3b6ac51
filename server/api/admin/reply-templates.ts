import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
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
import { errors } from '../contracts.ts'

const path = '/api/admin/reply-templates'
const params = z.object({ id: z.string() })

/** Templates for answers to inquiries. */
export function replyTemplatesApi(deps: Pick<Dependencies, 'db' | 'clock'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      path,
      { schema: { summary: 'Templates for answers', response: { 200: templateListSchema } } },
      async () => listTemplates(deps),
    )

    app.post(
      path,
      {
        schema: {
          summary: 'Add a template for answers',
          body: newTemplateSchema,
          response: { 201: templateSchema, ...errors(409) },
        },
      },
      async (request, reply) =>
        reply.code(201).send(await addTemplate(deps, request.body, changeBy(request, deps.clock))),
    )

    app.patch(
      `${path}/:id`,
      {
        schema: {
          summary: 'Change a template for answers',
          params,
          body: templateChangeSchema,
          response: { 200: templateSchema, ...errors(409) },
        },
      },
      async (request) =>
        changeTemplate(deps, request.params.id, request.body, changeBy(request, deps.clock)),
    )

    app.delete(
      `${path}/:id`,
      {
        schema: {
          summary: 'Delete a template for answers',
          params,
          response: { 204: z.undefined().describe('Done') },
        },
      },
      async (request, reply) => {
        await removeTemplate(deps, request.params.id, changeBy(request, deps.clock))
        return reply.code(204).send(undefined)
      },
    )
  }
}
