import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '#services/dependencies.ts'
import { readServedFile, type ServedFile } from '#services/pictures/stored-files.ts'
import { answerTo } from './conditional-requests.ts'

interface Sending {
  request: FastifyRequest
  reply: FastifyReply
  headers: Readonly<Record<string, string>>
}

/** Sends a stored file, or the range of it that is asked for. */
export async function sendStored(
  { storage }: Pick<Dependencies, 'storage'>,
  file: ServedFile,
  { request, reply, headers }: Sending,
): Promise<FastifyReply> {
  const tag = `"${file.tag}"`
  const { bytes, type } = file
  const { status, headers: partial, range } = answerTo(request, { tag, bytes })
  // Opened before responding, so that an unavailable storage is reported.
  const hasBody = request.method === 'GET' && status < 300
  const body = hasBody ? await readServedFile(storage, file, range) : undefined
  return reply
    .code(status)
    .headers({ 'content-type': type, 'accept-ranges': 'bytes', etag: tag, ...headers, ...partial })
    .send(body)
}
