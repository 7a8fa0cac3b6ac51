import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  recoveryCodesSchema,
  secondFactorsSchema,
  totpConfirmationSchema,
  totpOfferSchema,
} from '#contracts/second-factors.ts'
import {
  confirmTotp,
  offerTotp,
  readSecondFactors,
  removePasskey,
  removeTotp,
  renewCodes,
} from '#services/second-factors/second-factors.ts'
import { signedInAdmin } from '../../security/admin-guard.ts'
import { noContent, errors, ofOne, perMinute } from '../contracts.ts'
import type { SecondFactorOptions } from './passkeys.ts'

const path = '/api/admin/second-factors'

/** What an administrator proves who they are with, besides the password. */
export function secondFactorRoutes({ depsOf }: SecondFactorOptions): FastifyPluginAsyncZod {
  return async (app) => {
    const read = { summary: 'Your second factors', response: { 200: secondFactorsSchema } }
    app.get(path, { schema: read }, async (request) =>
      readSecondFactors(depsOf(request), signedInAdmin(request).id),
    )

    const offer = {
      summary: 'A new secret for an app that makes codes',
      response: { 200: totpOfferSchema, ...errors(403) },
    }
    app.post(`${path}/totp`, { schema: offer }, async (request) =>
      offerTotp(depsOf(request), signedInAdmin(request)),
    )

    const confirm = {
      config: perMinute(60),
      schema: {
        summary: 'Set up the app with one of its codes',
        body: totpConfirmationSchema,
        response: { 200: recoveryCodesSchema, ...errors(403, 409) },
      },
    }
    app.post(`${path}/totp/confirm`, confirm, async (request) =>
      confirmTotp(depsOf(request), signedInAdmin(request), request.body.code),
    )

    const renew = {
      summary: 'Replace the recovery codes',
      response: { 200: recoveryCodesSchema, ...errors(403, 409) },
    }
    app.post(`${path}/recovery-codes`, { schema: renew }, async (request) =>
      renewCodes(depsOf(request), signedInAdmin(request)),
    )

    const remove = {
      summary: 'Remove the app',
      response: { ...noContent, ...errors(403, 404, 409) },
    }
    app.delete(`${path}/totp`, { schema: remove }, async (request) =>
      removeTotp(depsOf(request), signedInAdmin(request).id),
    )

    const removeRoute = {
      summary: 'Remove a passkey',
      params: ofOne,
      response: { ...noContent, ...errors(403, 409) },
    }
    app.delete(`${path}/passkeys/:id`, { schema: removeRoute }, async (request) =>
      removePasskey(depsOf(request), signedInAdmin(request).id, request.params.id),
    )
  }
}
