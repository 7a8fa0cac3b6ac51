import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { freePort } from '#tests/fixtures/ports.ts'
import type { Place } from './databases.ts'
import { startSite } from './site-process.ts'

const probe = fileURLToPath(new URL('./memory-probe.mjs', import.meta.url))
const memorySchema = z.object({ rss: z.number(), heapUsed: z.number(), external: z.number() })

/** Bytes after garbage collection. */
export type Memory = z.infer<typeof memorySchema>

export interface HostileSite extends AsyncDisposable {
  port: number
  memory(): Promise<Memory>
  /** Logged failures; visitors' errors do not count. */
  failures: string[]
}

const isFailure = /"level":[56]0/
const failuresKept = 1000

/** The real server with its own data, monitored. */
export async function startHostileSite({ location, folder }: Place): Promise<HostileSite> {
  const port = await freePort()
  const failures: string[] = []
  let measured = Promise.withResolvers<Memory>()
  const onLine = (line: string) => {
    if (line.startsWith('{"msg":"memory"')) measured.resolve(memorySchema.parse(JSON.parse(line)))
    else if (isFailure.test(line) && failures.length < failuresKept) failures.push(line)
  }
  const site = startSite(
    {
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: location.url ?? '',
      ADMIN_PASSWORD: 'not one that anybody uses',
      TRUST_PROXY: '127.0.0.1',
    },
    { args: ['--expose-gc', '--import', probe], onLine },
  )
  await site.listening
  return {
    port,
    failures,
    memory() {
      measured = Promise.withResolvers()
      site.signal('SIGUSR2')
      return measured.promise
    },
    [Symbol.asyncDispose]: () => site.kill(),
  }
}
