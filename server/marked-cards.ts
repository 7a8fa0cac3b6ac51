import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { onRequestAsyncHookHandler } from 'fastify'
import { picturesPath } from '#contracts/addresses.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { createMarkedCards } from '#services/pictures/marked-cards.ts'
import { findServedPicture, readServedPicture } from '#services/pictures/serve-picture.ts'
import { asPicture } from './own-pictures.ts'
import { documentHeaders } from './security/headers.ts'

type Deps = Pick<Dependencies, 'db' | 'storage' | 'site' | 'incoming' | 'media'>

const cardFile = /^[\w-]+-og\.jpg$/

/** Cards that shared links show, with `?mark=` and the id of the owner's mark as it is now. */
export function markedCards(deps: Deps, picturesDirectory: string): onRequestAsyncHookHandler {
  const cards = createMarkedCards(deps)
  const plain = async (card: string) => {
    const own = await findServedPicture(deps, card)
    if (own) return buffer(await readServedPicture(deps, own))
    return readFile(join(picturesDirectory, card))
  }
  return async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url, 'http://site')
    const card = pathname.slice(picturesPath.length)
    const { mark } = deps.site.facts
    if (!mark || searchParams.get('mark') !== mark || !cardFile.test(card)) return
    const body = await cards.read({ card, mark }, () => plain(card))
    for (const header of documentHeaders) reply.removeHeader(header)
    await reply.headers({ 'content-type': 'image/jpeg', ...asPicture }).send(body)
  }
}
