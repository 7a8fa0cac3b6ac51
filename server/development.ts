// npm run dev: the production API, and pages rendered per request with live reload.
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { picturesPath } from '#contracts/addresses.ts'
import { applyContracts } from './api/contracts.ts'
import { registerApi } from './api/routes.ts'
import { ownPictures } from './own-pictures.ts'
import { compose, picturesDirectory } from './composition/index.ts'
import { adminCallOf } from './pages/admin-call.ts'
import { renderingContext } from './pages/rendering-context.ts'
import { makeFirstAdmin } from './site.ts'
import { siteApi } from './pages/site-api.ts'
import { adminGuard } from './security/admin-guard.ts'
import { serverOptions } from './server-options.ts'
import { start } from './starting.ts'
import { pagesSwitchedOn } from './switches.ts'

const formType = 'application/x-www-form-urlencoded'

await start(async (environment) => {
  const composition = await compose(environment)
  const app = fastify(serverOptions(environment))
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  const api = siteApi(app)

  app.addHook('onRequest', (request, reply, next) => {
    vite.middlewares(request.raw, reply.raw, next)
  })
  applyContracts(app)
  await app.register(adminGuard, { dependencies: composition.dependencies, secure: false })
  await registerApi(app, { ...composition, secure: false })
  await app.register(async (pictures) => {
    pictures.addHook('onRequest', ownPictures(composition.dependencies))
    await pictures.register(fastifyStatic, { root: picturesDirectory, prefix: picturesPath })
  })
  app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  const adminCall = adminCallOf(composition.dependencies)
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const all = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
    const build = pagesSwitchedOn(all, composition.dependencies.site)
    const context = renderingContext(build, {
      nonce: '',
      origin: environment.publicUrl,
      read: api.read,
      reportError: (error) => app.log.error(error),
      admin: adminCall(request),
    })
    const sent = new Request(new URL(request.url, environment.publicUrl), {
      method: request.method,
      ...(request.method === 'POST' && {
        body: String(request.body),
        headers: { 'content-type': formType },
      }),
    })
    const response = await createRequestHandler(build, 'development')(sent, context)
    return reply
      .code(response.status)
      .headers(Object.fromEntries(response.headers))
      .send(Buffer.from(await response.arrayBuffer()))
  }
  app.get('/*', answer)
  app.post('/admin/*', answer)
  app.addHook('onClose', async () => {
    await vite.close()
    await composition.close()
  })
  await makeFirstAdmin(composition, environment, app.log)
  app.addHook('onListen', async () => composition.startWork(app.log))
  return app
})
