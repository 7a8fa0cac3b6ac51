import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { alertsSchema } from '#contracts/alerts.ts'
import { currentAlerts } from '#services/alerts/alerts.ts'
import type { Dependencies } from '#services/dependencies.ts'

export function alertsApi(deps: Pick<Dependencies, 'db' | 'clock'>): FastifyPluginAsyncZod {
  return async (app) => {
    const current = {
      summary: 'What is wrong with the running of the site',
      response: { 200: alertsSchema },
    }
    app.get('/api/admin/alerts', { schema: current }, async () => currentAlerts(deps))
  }
}
