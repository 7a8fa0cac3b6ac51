import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { copyStateSchema } from '#contracts/backup.ts'
import { lastCopies, lastDrill } from '#services/backup/last-copies.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { copyStateForAdmin } from '#services/presenters/backup.ts'

export function backupApi(
  deps: Pick<Dependencies, 'db' | 'clock' | 'backupCovers'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/backup',
      {
        schema: {
          summary: 'When database and uploads were last copied, and the last restore drill',
          response: { 200: copyStateSchema },
        },
      },
      async () =>
        copyStateForAdmin(await lastCopies(deps), await lastDrill(deps), deps.clock.now()),
    )
  }
}
