import { create as contentDisposition } from 'content-disposition'
import type { FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { fileEndings } from '#contracts/entry-file-types.ts'
import type { FileVariantName } from '#contracts/options.ts'
import { submissionFileQuerySchema } from '#contracts/submissions.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { verifySession } from '#services/sign-in/sessions.ts'
import { findEntryFile, type EntryFile } from '#services/submissions/entry-files.ts'
import { sendStored } from '../send-stored.ts'
import { securityLogTo } from '../security/security-log.ts'
import { sessionCookie } from '../security/session-cookie.ts'
import type { Secure } from '../security/headers.ts'

type Deps = Pick<Dependencies, 'db' | 'clock' | 'storage'>

export interface FilesApiOptions {
  /** Whether visitors use https. */
  secure: Secure
}

const params = z.object({ submissionId: z.string(), fileId: z.string() })

const path = '/api/files/submissions/:submissionId/:fileId'

const schema = {
  summary: 'A photo or video of a contest entry',
  description:
    'Approved entries are public, all are visible to the administrator; 404 otherwise. ' +
    'Pictures also come as `card` (640 px) and `large` (1600 px), AVIF or WebP by Accept. ' +
    'Answers ranges.',
  params,
  querystring: submissionFileQuerySchema,
  response: { 200: z.unknown().describe('The file, or a range of it with status 206') },
}

/** Nothing in a guest's file may run, however it is opened (ASVS 5.4). */
const filePolicy = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** Long enough for a visit to the gallery; a withdrawn approval takes effect within a minute. */
const publicCaching = 'public, max-age=60, must-revalidate'
const adminCaching = 'private, no-store'

export function filesApi(deps: Deps, { secure }: FilesApiOptions): FastifyPluginAsyncZod {
  const cookie = sessionCookie(secure)

  async function isAdmin(request: FastifyRequest): Promise<boolean> {
    const token = cookie.read(request)
    if (token === null) return false
    const admin = await verifySession({ ...deps, securityLog: securityLogTo(request.log) }, token)
    return admin !== null && !admin.mustChangePassword
  }

  const answer: RouteHandlerMethod = async (request, reply) => {
    const { submissionId, fileId } = params.parse(request.params)
    const { variant } = submissionFileQuerySchema.parse(request.query)
    const takesAvif = request.headers.accept?.includes('image/avif') ?? false
    const asked = { submissionId, fileId, variant, takesAvif }
    const file = await findEntryFile(deps, asked, () => isAdmin(request))
    return sendStored(deps, file, { request, reply, headers: headersOf(file, variant) })
  }

  return async (app) => {
    // A separate route, because Fastify's automatic HEAD would open the file.
    app.get(path, { exposeHeadRoute: false, schema }, answer)
    app.head(path, { schema: { ...schema, hide: true } }, answer)
  }
}

function headersOf(
  { type, isPublic, originalName }: EntryFile,
  variant: FileVariantName | undefined,
): Record<string, string> {
  const isNegotiated = variant !== undefined && variant !== 'original'
  return {
    'content-security-policy': filePolicy,
    'content-disposition':
      variant === 'original' ? contentDisposition(savedName(originalName, type)) : 'inline',
    'cache-control': isPublic ? publicCaching : adminCaching,
    ...(isNegotiated && { vary: 'Accept' }),
  }
}

const endings: Readonly<Record<string, string>> = fileEndings

/** The guest's file name with the extension of its actual type, which systems go by. */
export function savedName(originalName: string, type: string): string {
  return `${originalName.replace(/\.\w{1,5}$/, '') || 'file'}.${endings[type] ?? 'bin'}`
}
