import type { QueryClient } from '@tanstack/react-query'
import { redirect } from 'react-router'

/** The API does not know what it was asked for. */
const badRequest = 400

/**
 * Throws a redirect to the same address without these parameters when the API refused one of the
 * queries. Each says where in a list to begin: cut off on its way or made up, it would show a failure
 * that no retry fixes.
 */
export function beginAnewWhenRefused(
  client: QueryClient,
  request: Request,
  parameters: readonly string[],
): void {
  const { pathname, searchParams } = new URL(request.url)
  if (!hasRefusal(client) || !parameters.some((name) => searchParams.has(name))) return
  for (const name of parameters) searchParams.delete(name)
  throw redirect(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname)
}

function hasRefusal(client: QueryClient): boolean {
  return client
    .getQueryCache()
    .getAll()
    .some(({ state: { error } }) => error && 'status' in error && error.status === badRequest)
}
