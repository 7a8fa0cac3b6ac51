import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'

/** Caches must revalidate; cached pages that read it expire with it. */
export function revalidate(reply: FastifyReply, expiresAt?: Temporal.Instant | null): void {
  reply.header('cache-control', 'no-cache')
  if (expiresAt) reply.header('expires', httpDate(expiresAt))
}

/** An instant as an HTTP date, in whole seconds (RFC 9110, section 5.6.7). */
export function httpDate(instant: Temporal.Instant): string {
  return new Date(instant.epochMilliseconds).toUTCString()
}

type Query = Readonly<Record<string, string | number | undefined>>

/** Sets the Link header to the list's next page (RFC 8288); none on the last page. */
export function linkNext(reply: FastifyReply, query: Query, cursor: string | null): void {
  const path = reply.request.url.split('?', 1)[0] ?? ''
  if (cursor !== null) reply.header('link', nextLink(path, { ...query, cursor }))
}

export function nextLink(path: string, query: Query): string {
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return `<${path}?${new URLSearchParams(asked)}>; rel="next"`
}

/** Content that browsers download under a name. */
export function sendFile(reply: FastifyReply, { name, type }: { name: string; type: string }) {
  return reply.type(type).header('content-disposition', contentDisposition(name))
}
