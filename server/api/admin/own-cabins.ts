import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { adminCabinsSchema, newCabinSchema, retirementChangeSchema } from '#contracts/cabins.ts'
import { addCabin, deleteUnpublishedCabin } from '#services/cabins/add-cabin.ts'
import { changeRetirement } from '#services/cabins/retire-cabin.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { changeBy } from '../../security/admin-guard.ts'
import { errors } from '../contracts.ts'

const path = '/api/admin/cabins'
const params = z.object({ id: z.string().max(100) })

type Deps = Pick<
  Dependencies,
  'db' | 'site' | 'clock' | 'siteSource' | 'feedControl' | 'origin' | 'changes'
>

/** Adding cabins and retiring them. */
export function ownCabinsApi(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const add = {
      summary: 'Add a cabin',
      description:
        'Guests see it once its document, `cabins/{id}`, is published. 422 for a name that another cabin has.',
      body: newCabinSchema,
      response: { 201: z.object({ id: z.string(), cabins: adminCabinsSchema }) },
    }
    app.post(path, { schema: add }, async (request) =>
      addCabin(deps, request.body, changeBy(request, deps.clock)),
    )

    const deleteRoute = {
      summary: 'Delete a cabin that guests have never seen',
      params,
      response: { 200: adminCabinsSchema, ...errors(409) },
    }
    app.delete(`${path}/:id`, { schema: deleteRoute }, async (request) =>
      deleteUnpublishedCabin(deps, request.params.id),
    )

    const change = {
      summary: 'Retire a cabin, or bring it back',
      description:
        'Its page leads elsewhere from then on, and it is in no list. 409 if someone has changed it since `seen`, 422 if the site needs it.',
      params,
      body: retirementChangeSchema,
      response: { 200: adminCabinsSchema, ...errors(409) },
    }
    app.post(`${path}/:id/retirement`, { schema: change }, async (request) =>
      changeRetirement(deps, request.params.id, request.body, changeBy(request, deps.clock)),
    )
  }
}
