import { setTimeout } from 'node:timers/promises'
import type { Ledger } from '../ledger.ts'

export interface Reading {
  origin: string
  ledger: Ledger
  hasClosed: () => boolean
}

const pages = ['/', '/cabins', '/reviews', '/about']
const pauseMs = 100

/** A guest: pages come from memory, so none may fail. Returns how many were served. */
export async function readPages({ origin, ledger, hasClosed }: Reading): Promise<number> {
  let served = 0
  while (!hasClosed()) {
    for (const page of pages) {
      const { status } = await fetch(`${origin}${page}`)
      if (status === 200) served += 1
      else ledger.wrongAnswers.push(`${page} was answered ${status}`)
    }
    await setTimeout(pauseMs)
  }
  return served
}

/** The owner: pages of the admin area may be refused, with a page. Returns how many were. */
export async function readAdminArea(
  { origin, ledger, hasClosed }: Reading,
  cookie: string,
): Promise<number> {
  let refused = 0
  while (!hasClosed()) {
    const { status, headers } = await fetch(`${origin}/admin/dashboard`, { headers: { cookie } })
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
    if (status === 503 && isPage && headers.has('retry-after')) refused += 1
    else if (status !== 200) ledger.wrongAnswers.push(`the dashboard was answered ${status}`)
    await setTimeout(pauseMs)
  }
  return refused
}
