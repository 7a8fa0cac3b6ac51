import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Dependencies } from '#services/dependencies.ts'
import { sendFile } from './replies.ts'

export const csvSchema = z.any().describe('RFC 4180, UTF-8 with a byte order mark')

/** Streams an export as a file named after the list and today at the property. */
export function sendCsv(
  reply: FastifyReply,
  { clock, site }: Pick<Dependencies, 'clock' | 'site'>,
  list: string,
  lines: AsyncIterable<string>,
) {
  const name = `${list}-${clock.today(site.facts.timeZone)}.csv`
  return sendFile(reply, { name, type: 'text/csv; charset=utf-8' }).send(Readable.from(lines))
}
