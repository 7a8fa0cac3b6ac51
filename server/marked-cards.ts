import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { onRequestAsyncHookHandler } from 'fastify'
import type { Dependencies } from '#services/dependencies.ts'
import { markedCardReader } from '#services/pictures/marked-cards.ts'
import { findOwnPicture, readServedFile } from '#services/pictures/stored-files.ts'
import { asPicture, pictureNameIn } from './own-pictures.ts'
import { documentHeaders } from './security/headers.ts'

type Deps = Pick<Dependencies, 'db' | 'storage' | 'site' | 'incoming' | 'media'>

const cardFile = /^[a-z\d-]+-og\.jpg$/

/** Serves cards for shared links with the owner's mark, at `?mark=` with the current mark's id. */
export function markedCards(deps: Deps, picturesDirectory: string): onRequestAsyncHookHandler {
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
