import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { adminCabinsSchema, newCabinSchema, retirementChangeSchema } from '#contracts/cabins.ts'
import { closureChangeSchema } from '#contracts/closures.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { listCabinsForAdmin } from '#services/cabins/admin-cabins.ts'
import { changeClosure } from '#services/closures/closures.ts'
import { addCabin, deleteUnpublishedCabin } from '#services/cabins/add-cabin.ts'
import { changeRetirement } from '#services/cabins/retire-cabin.ts'
import { changeBy } from '../../security/admin-guard.ts'
import { errors } from '../contracts.ts'

const path = '/api/admin/cabins'

type Deps = Pick<
  Dependencies,
  'db' | 'site' | 'clock' | 'siteSource' | 'feedControl' | 'origin' | 'changes'
>

const params = z.object({ id: z.string().max(100) })

/** All cabins, and closing them for a time. */
export function adminCabinsApi(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const list = {
      summary: 'All cabins: shown, not published yet, and retired',
      response: { 200: adminCabinsSchema },
    }
    app.get(path, { schema: list }, async () => listCabinsForAdmin(deps))

    const changeRoute = {
      summary: 'Close a cabin until a day, or open it again',
      description:
        'Its nights are not open from then on, everywhere. 409 if someone has changed it since `seen`.',
      params,
      body: closureChangeSchema,
      response: { 200: adminCabinsSchema, ...errors(409) },
    }
    app.post(`${path}/:id/closure`, { schema: changeRoute }, async (request) => {
      const change = changeBy(request, deps.clock)
      await changeClosure(deps, request.params.id, request.body, change)
      return listCabinsForAdmin(deps)
    })
  }
}

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
