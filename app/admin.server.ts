import {
  createContext,
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import type { ZodType } from 'zod'
import type { ErrorAnswer } from '#contracts/errors.ts'
import { includes, type Role } from '#contracts/permissions.ts'
import type { Dependencies } from '#services/dependencies.ts'
import type { AdminCall } from '#server/pages/admin-call.ts'
import type { SecurityLog } from '#services/sign-in/dependencies.ts'
import { fieldErrors } from './components/form/outcome.ts'

/** Set for signed-in administrators only. */
export const adminContext = createContext<AdminCall>()

/** What use cases need, and who asks. */
export interface Asked extends Dependencies {
  /** The administrator's username. */
  by: string
  adminId: string
  role: Role
  securityLog: SecurityLog
}

/** Loads an admin page, by the query of its address, for this role and those above it. Throws 403 for others. */
export function adminLoader<Data>(
  who: Role,
  load: (asked: Asked, query: Readonly<Record<string, string>>) => Promise<Data>,
) {
  return async ({ context, request }: LoaderFunctionArgs) =>
    load(askedBy(admitted(context, who)), Object.fromEntries(new URL(request.url).searchParams))
}

function askedBy({ deps, admin, securityLog }: AdminCall): Asked {
  return { ...deps, by: admin.username, adminId: admin.id, role: admin.role, securityLog }
}

/**
 * What a form with this intent does: its fields, the use case, and the line of the activity log, if it
 * changes something. With 'proof' it asks again who is signed in, unless that was just proved (ASVS 7.5).
 */
type Intent<Fields> = readonly [
  schema: ZodType<Fields> | null,
  act: (sent: Sent, fields: Fields) => Promise<unknown>,
  says?: string | ((fields: Fields) => string),
  asks?: 'proof',
]

/** What the form is about: `id` is empty and `version` 0 for something new. */
interface Sent extends Asked {
  id: string
  version: number
}

/** What a form of the admin area gets back: what its use case returns, or what is wrong. */
export type ActionAnswer<Result = unknown> =
  | { result: Result; error?: never }
  | (ErrorAnswer & { status: number })

/** Answers the forms of an admin page for this role and those above it, by their field `intent`. */
export function adminAction<All>(who: Role, intents: { [Name in keyof All]: Intent<All[Name]> }) {
  return async ({ context, request }: ActionFunctionArgs) => {
    const call = admitted(context, who)
    const { intent, id, version, ...sent } = await fieldsIn(request)
    if (!intent || !Object.hasOwn(intents, intent)) throw data(null, 400)
    const [schema, act, says, asks] = intents[intent as keyof All]
    const parsed = schema?.safeParse(sent)
    if (parsed?.error) {
      const answer = { error: 'Please check the marked fields.', fields: fieldErrors(parsed) }
      return failed(422, answer)
    }
    if (asks === 'proof' && !call.admin.isProven) return failed(403, call.refuse('not proven'))
    const fields = parsed?.data as All[keyof All]
    try {
      const about = { id: id ?? '', version: Number(version ?? 0) }
      const result = await act({ ...askedBy(call), ...about }, fields)
      const line = typeof says === 'function' ? says(fields) : says
      if (line) await call.note(line, id ?? '')
      return { result }
    } catch (error) {
      const { status, answer } = call.explain(error)
      return failed(status, answer)
    }
  }
}

/** Browsers encode forms like queries; files have uploads of their own. */
async function fieldsIn(request: Request): Promise<Partial<Record<string, string>>> {
  return Object.fromEntries(new URLSearchParams(await request.text()))
}

function failed(status: number, answer: ErrorAnswer) {
  return data({ ...answer, status }, status)
}

function admitted(context: LoaderFunctionArgs['context'], who: Role): AdminCall {
  const call = context.get(adminContext)
  const { role, mustChangePassword, mustAddSecondFactor } = call.admin
  if (mustChangePassword || mustAddSecondFactor) throw redirect('/admin/account')
  if (!includes(role, who)) throw data(call.refuse('role'), 403)
  return call
}
