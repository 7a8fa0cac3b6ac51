import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Referral, referralSchema } from '#contracts/referrals.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { planReferral, recordReferral } from '#services/referrals/referrals.ts'
import { describeFailure } from '../logs/describe-failure.ts'

const bodyLimitBytes = 2048

export function referralsApi(
  deps: Pick<Dependencies, 'site' | 'db' | 'clock'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    // A beacon made from plain text declares itself as text, whatever it contains.
    app.removeContentTypeParser('text/plain')
    const parseJson = app.getDefaultJsonParser('error', 'error')
    app.addContentTypeParser('text/plain', { parseAs: 'string' }, parseJson)

    const record = {
      bodyLimit: bodyLimitBytes,
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        summary: 'Count a referral to the booking partner',
        description:
          'Records what was viewed and what kind of site the guest came from (search, social, assistant, other, direct), never who it was. Dates are both given or both null.',
        body: referralSchema,
        response: { 204: z.undefined().describe('Counted') },
      },
    }
    app.post('/api/referrals', record, async (request, reply) => {
      await recordReferral(deps, request.body, request.host)
      return reply.code(204).send()
    })
  }
}

type Deps = Pick<Dependencies, 'site' | 'db' | 'clock' | 'availability'>

const anyText = z.string().catch('').default('')

/** The link to the booking partner for guests without JavaScript: the target of the date form. */
export function referralRedirectApi(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const planRoute = {
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        hide: true,
        params: z.object({ slug: z.string() }),
        querystring: z.object({ checkIn: anyText, checkOut: anyText }),
      },
    }
    app.get('/book/:slug', planRoute, async (request, reply) => {
      const plan = planReferral(deps, request.params.slug, request.query)
      if (!plan) return reply.callNotFound()

      // HEAD requests by link checkers are not counted.
      const { referral } = plan
      if (referral && request.method === 'GET') {
        await countReferral(deps, referral, request)
      }
      reply.header('cache-control', 'no-store')
      reply.header('referrer-policy', 'no-referrer')
      reply.header('x-robots-tag', 'noindex')
      return reply.redirect(plan.url, 303)
    })
  }
}

/** A guest who wants to book continues even if counting fails. */
async function countReferral(
  deps: Pick<Deps, 'site' | 'db' | 'clock'>,
  referral: Referral,
  request: FastifyRequest,
): Promise<void> {
  try {
    await recordReferral(deps, referral, request.host)
  } catch (error) {
    request.log.error({ failure: describeFailure(error) }, 'a referral was not counted')
  }
}
