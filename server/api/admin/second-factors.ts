import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  recoveryCodesSchema,
  secondFactorRuleSchema,
  secondFactorsSchema,
  totpConfirmationSchema,
  totpOfferSchema,
} from '#contracts/second-factors.ts'
import {
  changeSecondFactorRule,
  confirmTotp,
  offerTotp,
  readSecondFactors,
  removePasskey,
  removeTotp,
  renewCodes,
  resetSecondFactors,
} from '#services/second-factors/second-factors.ts'
import { signedInAdmin } from '../../security/admin-guard.ts'
import { errors } from '../contracts.ts'
import type { SecondFactorOptions } from './passkeys.ts'

const path = '/api/admin/second-factors'
const params = z.object({ id: z.string() })
const done = { 204: z.undefined().describe('Done') }

/** What an administrator proves who they are with, besides the password. */
export function secondFactorRoutes({ depsOf }: SecondFactorOptions): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      path,
      { schema: { summary: 'Your second factors', response: { 200: secondFactorsSchema } } },
      async (request) => readSecondFactors(depsOf(request), signedInAdmin(request).id),
    )

    app.post(
      `${path}/totp`,
      {
        schema: {
          summary: 'A new secret for an app that makes codes',
          response: { 200: totpOfferSchema, ...errors(403) },
        },
      },
      async (request) => offerTotp(depsOf(request), signedInAdmin(request)),
    )

    app.post(
      `${path}/totp/confirm`,
      {
        config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
        schema: {
          summary: 'Set up the app with one of its codes',
          body: totpConfirmationSchema,
          response: { 200: recoveryCodesSchema, ...errors(403, 409) },
        },
      },
      async (request) => confirmTotp(depsOf(request), signedInAdmin(request), request.body.code),
    )

    app.post(
      `${path}/recovery-codes`,
      {
        schema: {
          summary: 'Replace the recovery codes',
          response: { 200: recoveryCodesSchema, ...errors(403, 409) },
        },
      },
      async (request) => renewCodes(depsOf(request), signedInAdmin(request)),
    )

    app.delete(
      `${path}/totp`,
      { schema: { summary: 'Remove the app', response: { ...done, ...errors(403, 404, 409) } } },
      async (request, reply) => {
        await removeTotp(depsOf(request), signedInAdmin(request).id)
        return reply.code(204).send(undefined)
      },
    )

    app.delete(
      `${path}/passkeys/:id`,
      {
        schema: {
          summary: 'Remove a passkey',
          params: z.object({ id: z.string() }),
          response: { ...done, ...errors(403, 409) },
        },
      },
      async (request, reply) => {
        await removePasskey(depsOf(request), signedInAdmin(request).id, request.params.id)
        return reply.code(204).send(undefined)
      },
    )
  }
}

/** What owners decide about everyone's. */
export function secondFactorRules({ depsOf }: SecondFactorOptions): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/admin/people/second-factor-rule',
      {
        schema: {
          summary: 'Whether everyone needs a second factor',
          body: secondFactorRuleSchema,
          response: { ...done, ...errors(403) },
        },
      },
      async (request, reply) => {
        const { id } = signedInAdmin(request)
        await changeSecondFactorRule(depsOf(request), id, request.body.isRequired)
        return reply.code(204).send(undefined)
      },
    )

    app.post(
      '/api/admin/people/:id/reset-second-factors',
      {
        schema: {
          summary: "Take an administrator's second factors away, for one who lost them",
          params,
          response: { ...done, ...errors(403) },
        },
      },
      async (request, reply) => {
        const { id: by } = signedInAdmin(request)
        await resetSecondFactors(depsOf(request), request.params.id, by)
        return reply.code(204).send(undefined)
      },
    )
  }
}
