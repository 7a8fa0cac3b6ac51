import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { picturesPath } from '#contracts/addresses.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { findOwnPicture } from '#services/pictures/stored-files.ts'
import { sendStored } from './send-stored.ts'
import { documentHeaders } from './security/headers.ts'

const caching = 'public, max-age=31536000, immutable'

/** Its digits tell them from shipped pictures, which come from disk. */
const ownPicture = /^[\w-]+-[0-9a-f]{16}(?:-\d+\.avif|\.webp|-og\.jpg)$/

type Deps = Pick<Dependencies, 'db' | 'storage'>

/** How an answer may be kept, and by whom. */
export const asPicture = {
  'cache-control': caching,
  'cross-origin-resource-policy': 'cross-origin',
}

/** The file name in the address of a picture. */
export function pictureNameIn({ url }: Pick<FastifyRequest, 'url'>): string {
  return url.split('?', 1)[0]?.slice(picturesPath.length) ?? ''
}

/** Before the files of a folder of pictures: the owner's own, from the storage. */
export function ownPictures(deps: Deps): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const name = pictureNameIn(request)
    if (ownPicture.test(name)) await sendOwnPicture(deps, { name, request, reply })
  }
}

interface Sending {
  name: string
  request: FastifyRequest
  reply: FastifyReply
  headers?: Readonly<Record<string, string>>
}

/**
 * Answers with a file of one of the owner's pictures, like the shipped ones beside it: its name
 * never means another content. Does nothing if there is none.
 */
export async function sendOwnPicture(
  deps: Deps,
  { name, request, reply, headers = asPicture }: Sending,
): Promise<void> {
  const picture = await findOwnPicture(deps, name)
  if (!picture) return
  for (const header of documentHeaders) reply.removeHeader(header)
  await sendStored(deps, picture, { request, reply, headers })
}
