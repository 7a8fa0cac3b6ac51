import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, onRequestAsyncHookHandler } from 'fastify'
import type { Dependencies } from '#services/dependencies.ts'
import { iconFile, type IconSize } from '#services/pictures/recipe.ts'
import { ownPictures, sendOwnPicture, asPicture, pictureNameIn } from './own-pictures.ts'
import { documentHeaders } from './security/headers.ts'
import { assetsPath, emblemsPath, picturesPath, pushWorkerPath } from '#contracts/addresses.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { markedCardReader } from '#services/pictures/marked-cards.ts'
import { findOwnPicture, readServedFile } from '#services/pictures/stored-files.ts'

export interface StaticFilesOptions {
  /** The browser build: hashed files under `assets/`, and the rest under their own names. */
  clientDirectory: string
  /** Encoded pictures, named by their content. */
  picturesDirectory: string
  /** For the owner's pictures. */
  dependencies: Pick<Dependencies, 'db' | 'storage' | 'site' | 'incoming' | 'media'>
}

const year = 31_536_000_000
const day = 86_400_000
const forADay = { 'cache-control': `public, max-age=${day / 1000}` }
const pictureFile = /^\/[\w-]+\.(avif|webp|jpg)$/
const emblemFile = /^\/[a-z\d-]+\.svg$/
/** With the size of the icon that takes its place if the owner has a mark. */
const rootFiles = {
  'favicon.ico': 48,
  'favicon.svg': null,
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
} as const satisfies Record<string, IconSize | null>

/** Browsers cache immutable files for a year, others for a day. */
export const staticFiles: FastifyPluginAsync<StaticFilesOptions> = async (app, options) => {
  await app.register(fastifyStatic, {
    root: `${options.clientDirectory}/assets`,
    prefix: assetsPath,
    preCompressed: true,
    maxAge: year,
    immutable: true,
    index: false,
    setHeaders(response, path) {
      // Icons are sent by this instance as well.
      if (path.includes(assetsPath)) dropDocumentHeaders(response)
      nameCharset(response, path)
    },
  })
  await app.register(async (pictures) => {
    pictures.addHook('onRequest', markedCards(options.dependencies, options.picturesDirectory))
    pictures.addHook('onRequest', ownPictures(options.dependencies))
    await pictures.register(fastifyStatic, {
      root: options.picturesDirectory,
      prefix: picturesPath,
      decorateReply: false,
      maxAge: year,
      immutable: true,
      index: false,
      allowedPath: (path) => pictureFile.test(path),
      // Pictures are public and may be shown in link previews elsewhere.
      setHeaders(response) {
        dropDocumentHeaders(response)
        response.header('cross-origin-resource-policy', 'cross-origin')
      },
    })
  })
  await app.register(fastifyStatic, {
    root: `${options.clientDirectory}/emblems`,
    prefix: emblemsPath,
    decorateReply: false,
    preCompressed: true,
    maxAge: day,
    index: false,
    allowedPath: (path) => emblemFile.test(path),
    setHeaders: nameCharset,
  })
  app.get(pushWorkerPath, (_request, reply) =>
    // Browsers look for a newer one by themselves.
    reply.sendFile(pushWorkerPath, options.clientDirectory, { maxAge: 0, immutable: false }),
  )
  for (const [file, size] of Object.entries(rootFiles)) {
    app.get(`/${file}`, async (request, reply) => {
      const { mark } = options.dependencies.site.facts
      if (mark && size !== null) {
        const name = iconFile(mark, size)
        await sendOwnPicture(options.dependencies, { name, request, reply, headers: forADay })
        if (reply.sent) return reply
      }
      return reply.sendFile(file, options.clientDirectory, { maxAge: day, immutable: false })
    })
  }
}

/** SVG is text too, which the library does not know (ASVS 4.1.1). */
function nameCharset(response: { header(name: string, value: string): unknown }, path: string) {
  if (path.endsWith('.svg')) response.header('content-type', 'image/svg+xml; charset=utf-8')
}

function dropDocumentHeaders(response: { removeHeader(name: string): unknown }) {
  for (const name of documentHeaders) response.removeHeader(name)
}

type Deps = Pick<Dependencies, 'db' | 'storage' | 'site' | 'incoming' | 'media'>

const cardFile = /^[a-z\d-]+-og\.jpg$/

/** Serves cards for shared links with the owner's mark, at `?mark=` with the current mark's id. */
function markedCards(deps: Deps, picturesDirectory: string): onRequestAsyncHookHandler {
  const read = markedCardReader(deps)
  const plain = async (card: string) => {
    const own = await findOwnPicture(deps, card)
    if (own) return buffer(await readServedFile(deps.storage, own))
    return readFile(join(picturesDirectory, card)).catch(() => undefined)
  }
  return async (request, reply) => {
    const { mark } = deps.site.facts
    const { mark: asked } = request.query as { mark?: unknown }
    const card = pictureNameIn(request)
    if (!mark || asked !== mark || !cardFile.test(card)) return
    const body = await read({ card, mark, plain: () => plain(card) })
    if (!body) return
    for (const header of documentHeaders) reply.removeHeader(header)
    await reply.headers({ 'content-type': 'image/jpeg', ...asPicture }).send(body)
  }
}
