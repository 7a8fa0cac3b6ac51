import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { routesPath } from '#contracts/addresses.ts'
import { mayOpen } from '#contracts/permissions.ts'
import {
  addressOf,
  isDataAddress,
  editIn,
  isPersonal,
  pageKey,
  pathOf,
  unknownPath,
} from './address.ts'
import { LimitError, UnavailableError } from '#services/errors.ts'
import { networkOf } from '#services/sign-in/attempts.ts'
import type { AdminCall, AdminCallOf } from './admin-call.ts'
import { answersOf, type PageAnswers } from './answers.ts'
import type { PageMemory } from './cache.ts'
import type { CountVisit } from './count-visits.ts'
import { pageRendering, type RenderingOptions } from './render-page.ts'
import type { RenderedPage } from './renderer.ts'
import type { RenderQueue } from './render-queue.ts'
import { reportingTo, sendRouterData, sendRoutes } from './router-data.ts'
import { twinnedPath, twinOf, twinPath } from './twin.ts'
import { writeFreshPage, writeKept } from './write.ts'

export interface PagesOptions extends RenderingOptions {
  /** Canonical origin of the site, without a trailing slash. */
  origin: string
  memory: PageMemory
  /** Renders with all drafts; `isMarked` marks each text with where it stands. */
  edit: <Rendered>(isMarked: boolean, render: () => Promise<Rendered>) => Promise<Rendered>
  /** What an administrator's page is loaded with. */
  adminCall: AdminCallOf
  /** Called for each page that was shown to a guest. */
  count: CountVisit
  queue: RenderQueue
  /** For a network that asks for too many different pages, and for too many networks. */
  refusal: (error: LimitError | UnavailableError) => RenderedPage
}

/** Pages from memory, or rendered in their network's turn. */
function sharedPages({ memory, queue }: PagesOptions, render: ReturnType<typeof pageRendering>) {
  /** From memory, or rendered now for everybody who asks at the moment. */
  async function recallOrRender(key: string, make: () => Promise<PageAnswers>) {
    const kept = await memory.recall(key)
    return { page: kept ?? (await memory.render(key, make)), isKept: kept !== undefined }
  }

  const inTurn = (request: FastifyRequest, key: string, make: () => Promise<PageAnswers>) =>
    queue.render(networkOf(request.ip), make, ({ status }) => isOneOfFew(key, status))

  /** The same page for every guest. */
  const shared = (key: string, request: FastifyRequest) =>
    recallOrRender(key, () => inTurn(request, key, () => render(key, reportingTo(request))))
  return { recallOrRender, inTurn, shared }
}

/** What the router reads of a page; guests in their network's turn. */
function dataSender({ renderer, queue }: PagesOptions) {
  return (
    request: FastifyRequest,
    reply: FastifyReply,
    address: string,
    admin: AdminCall | undefined,
  ) => {
    const send = () => sendRouterData(renderer, request, reply, address, admin)
    if (admin) return send()
    return queue.render(networkOf(request.ip), send, () => !hasOwnQuery(address))
  }
}

/** A page for people who are refused one; JSON for the router's data. */
function refuseReadably(app: FastifyInstance, { refusal, policy }: PagesOptions): void {
  app.setErrorHandler(async (error, request, reply) => {
    const isRefused = error instanceof LimitError || error instanceof UnavailableError
    if (!isRefused) throw error
    if (isDataAddress(addressOf(request.url))) throw error
    return writeFreshPage(request, reply, await answersOf(refusal(error), policy))
  })
}

/**
 * Serves every URL that is not part of the API or a file as a page. Register it right after the
 * security headers and the admin guard, before any other hook: pages log their own lines.
 * Administrators' pages and those of stay links are never cached.
 */
export const pages: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const { renderer, memory, policy, count } = options
  const render = pageRendering(options)
  const { recallOrRender, inTurn, shared } = sharedPages(options, render)
  const sendData = dataSender(options)
  app.addHook('onClose', async () => memory.close())
  refuseReadably(app, options)

  async function answerTwin(request: FastifyRequest, reply: FastifyReply, path: string) {
    const { page } = await recallOrRender(twinPath(path), async () => {
      const original = await shared(path, request)
      return twinOf(original.page, `${options.origin}${path}`, policy)
    })
    reply.hijack()
    writeKept(request.raw, reply.raw, page)
  }

  /** Never kept; an administrator's with every parameter of its address. */
  function ownPage(request: FastifyRequest, asked: string, admin: AdminCall | undefined) {
    const address = admin ? addressOf(request.url) : asked
    const make = () => render(address, reportingTo(request), { admin })
    return admin ? make() : inTurn(request, asked, make)
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, asked: string) {
    const path = pathOf(asked)
    if (path === pathOf(routesPath)) return sendRoutes(renderer, request, reply)
    const canonical = isDataAddress(asked) ? path : renderer.canonicalOf(path)
    if (canonical !== path) return sendElsewhere(request, reply, canonical)
    const twinned = twinnedPath(path)
    const isTwin = twinned !== null && !renderer.isUnknown(twinned)
    if (isTwin) return answerTwin(request, reply, twinned)
    const isUnknown = renderer.isUnknown(path)
    if (isUnknown) request.log.info({ req: request, status: 404 }, 'no such page')
    const admin = options.adminCall(request)
    if (isDataAddress(asked)) {
      const address = isUnknown ? `${unknownPath}.data` : addressOf(request.url)
      return sendData(request, reply, address, admin)
    }
    if (admin || isPersonal(asked)) {
      const own = await ownPage(request, asked, admin)
      count(request.raw, asked, own)
      return writeFreshPage(request, reply, own)
    }
    const key = isUnknown ? unknownPath : asked
    const { page, isKept } = await shared(key, request)
    if (!isKept && !isUnknown) logRendered(request, reply, page)
    reply.hijack()
    writeKept(request.raw, reply.raw, page)
    count(request.raw, key, page)
  }

  /** The page with all drafts; for a role that does not edit the site, as guests see it. */
  async function answerEdited(request: FastifyRequest, reply: FastifyReply, key: string) {
    const isMarked = editIn(key) !== 'preview'
    const rendered = () => render(key, reportingTo(request), { isFramed: isMarked })
    return writeFreshPage(request, reply, await options.edit(isMarked, rendered))
  }

  app.get('/*', (request, reply) => {
    const key = pageKey(addressOf(request.url))
    const isEditor = editIn(key) !== null && mayEdit(request) && !isDataAddress(key)
    return isEditor ? answerEdited(request, reply, key) : answer(request, reply, key)
  })
}

function mayEdit({ admin }: FastifyRequest): boolean {
  if (!admin || admin.mustChangePassword || admin.mustAddSecondFactor) return false
  return mayOpen(admin.role, editingScreen)
}

const editingScreen = '/admin/site'

/** Without a query there are only as many pages as the site has, and one for all unknown paths. */
function isOneOfFew(key: string, status: number): boolean {
  return status >= 500 || key === unknownPath || (!key.includes('?') && status !== 404)
}

/** Whether the data depends on parameters that its page reads. */
function hasOwnQuery(dataAddress: string): boolean {
  return pageKey(dataAddress.replace('.data', '')).includes('?')
}

function logRendered(request: FastifyRequest, reply: FastifyReply, { status }: PageAnswers) {
  request.log.info({ req: request, status, ms: Math.round(reply.elapsedTime) }, 'rendered')
}

/** One URL per page, for search engines and for the cache. */
function sendElsewhere({ url }: FastifyRequest, reply: FastifyReply, path: string) {
  const query = addressOf(url).match(/\?.*/s)?.[0] ?? ''
  return reply.redirect(`${path}${query}`, 308)
}
