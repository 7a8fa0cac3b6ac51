import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { documentsPath } from '#contracts/addresses.ts'
import { documentSchemas, type DocumentName } from '#contracts/site/documents.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { revalidate } from './replies.ts'

const names = Object.keys(documentSchemas) as DocumentName[]

/** The owner's documents. */
export function siteApi({ site }: Pick<Dependencies, 'site'>): FastifyPluginAsyncZod {
  return async (app) => {
    for (const name of names) {
      const schema = {
        summary: `Document: ${name}`,
        response: { 200: documentSchemas[name] },
      }
      app.get(`${documentsPath}${name}`, { schema }, async (_request, reply) => {
        revalidate(reply)
        return site.document(name)
      })
    }
  }
}
