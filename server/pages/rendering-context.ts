import { RouterContextProvider, type RouterContext, type ServerBuild } from 'react-router'
import type { AdminCall } from './admin-call.ts'
import type { ApiReceipt, SiteApi } from './site-api.ts'

export type Read = SiteApi['read']
export type Send = (address: string, body: unknown) => Promise<ApiReceipt>
export type ReportError = (error: unknown) => void

/** What loaders and actions get while a page is rendered. */
export interface Rendering {
  nonce: string
  /** Canonical origin, without a trailing slash. */
  origin: string
  read: Read
  /** Only when handling a form. */
  send?: Send | undefined
  /** Only for an administrator. */
  admin?: AdminCall | undefined
  reportError: ReportError
}

/** What the server bundle exports besides the routes (app/entry.server.tsx). */
interface ServerEntry {
  readApiContext: RouterContext<Read>
  sendJsonContext: RouterContext<Send>
  adminContext: RouterContext<AdminCall>
  originContext: RouterContext<string>
  nonceContext: RouterContext<string>
  reportErrorContext: RouterContext<ReportError>
}

/** The context keys come from the build, because pages use its copy of them. */
export function renderingContext(build: ServerBuild, rendering: Rendering): RouterContextProvider {
  const entry = build.entry.module as unknown as ServerEntry
  const context = new RouterContextProvider()
  context.set(entry.nonceContext, rendering.nonce)
  context.set(entry.originContext, rendering.origin)
  context.set(entry.reportErrorContext, rendering.reportError)
  context.set(entry.readApiContext, rendering.read)
  if (rendering.send) context.set(entry.sendJsonContext, rendering.send)
  if (rendering.admin) context.set(entry.adminContext, rendering.admin)
  return context
}
