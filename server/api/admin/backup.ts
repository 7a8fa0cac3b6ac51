import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { copyStateSchema } from '#contracts/backup.ts'
import { copyState } from '#services/backup/last-copies.ts'
import type { Dependencies } from '#services/dependencies.ts'

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
