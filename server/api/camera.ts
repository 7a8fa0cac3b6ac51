import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { cameraSchema } from '#contracts/camera.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { presentCamera } from '#services/presenters/camera.ts'
import { revalidate } from './replies.ts'

type CameraApiDependencies = Pick<Dependencies, 'camera'>

export function cameraApi({ camera }: CameraApiDependencies): FastifyPluginAsyncZod {
  return async (app) => {
    const readRoute = {
      summary: 'Whether the live camera responds, and its URL',
      description:
        'The result of the last check, made every five minutes; a request checks nothing.',
      response: { 200: cameraSchema },
    }
    app.get('/api/camera', { schema: readRoute }, async (_request, reply) => {
      const state = camera.current()
      revalidate(reply, state.countsUntil)
      return presentCamera(camera.address, state)
    })
  }
}
