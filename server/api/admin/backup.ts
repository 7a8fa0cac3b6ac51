import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { copyStateSchema } from '#contracts/backup.ts'
import { copyState } from '#services/backup/last-copies.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { alertsSchema } from '#contracts/alerts.ts'
import { currentAlerts } from '#services/alerts/alerts.ts'

export function backupApi(
  deps: Pick<Dependencies, 'db' | 'clock' | 'backupCovers'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    const copy = {
      summary: 'When database and uploads were last copied, and the last restore drill',
      response: { 200: copyStateSchema },
    }
    app.get('/api/admin/backup', { schema: copy }, () => copyState(deps))
  }
}

export function alertsApi(deps: Pick<Dependencies, 'db' | 'clock'>): FastifyPluginAsyncZod {
  return async (app) => {
    const current = {
      summary: 'What is wrong with the running of the site',
      response: { 200: alertsSchema },
    }
    app.get('/api/admin/alerts', { schema: current }, async () => currentAlerts(deps))
  }
}
