import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { systemClock } from '#integrations/clock.ts'
import { createMedia } from '#integrations/media/index.ts'
import { createIncoming } from '#integrations/storage/incoming.ts'
import { createStorage } from '#integrations/storage/index.ts'
import { buildApp } from '#server/app.ts'
import { noFeeds } from '#services/availability/availability-feeds.ts'
import { createBell } from '#services/bell.ts'
import { noCalendar } from '#services/events/calendar.ts'
import { noCamera } from '#services/camera/camera.ts'
import { createPasswords } from '#services/passwords/passwords.ts'
import { readSite } from '#services/site/read-site.ts'
import { createChanges } from '#services/changes.ts'
import { pingDatabase, type Database } from '#store/database.ts'

export const origin = 'http://localhost:3000'

export interface BuiltSite {
  build: ServerBuild
  /** Answers as in production, but does not listen. */
  app: FastifyInstance
}

/** The site as built, in this process. The caller closes the app and then the database. */
export async function openBuiltSite(db: Database): Promise<BuiltSite> {
  const entry = directory('site/server/index.js')
  const build = (await import(/* @vite-ignore */ entry)) as ServerBuild
  const app = await buildApp({
    build,
    origin,
    secure: false,
    logLevel: 'error',
    trustProxy: false,
    clientDirectory: directory('site/client'),
    picturesDirectory: directory('pictures'),
    passwords: createPasswords(),
    dependencies: {
      site: readSite(fileURLToPath(new URL('../content/site', import.meta.url))),
      db,
      clock: systemClock,
      changes: createChanges(),
      outboxBell: createBell(),
      filesBell: createBell(),
      ...uploads(),
      reaches: [],
      mailsPerDay: 400,
      calendar: noCalendar,
      camera: noCamera,
      availability: noFeeds,
      origin,
    },
    checkReadiness: () => pingDatabase(db),
  })
  return { build, app }
}

/** Nothing is uploaded here; the folders are never made. */
function uploads() {
  const root = directory('bench-uploads')
  return {
    storage: createStorage({ kind: 'folder', folder: root }),
    incoming: createIncoming(root),
    media: createMedia({ root }),
    fetchPicture: () => Promise.reject(new Error('nothing is fetched here')),
  }
}

function directory(path: string): string {
  return fileURLToPath(new URL(`../build/${path}`, import.meta.url))
}
