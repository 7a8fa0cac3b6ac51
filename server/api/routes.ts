import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '#services/dependencies.ts'
import { health } from '../health.ts'
import { openApi } from '../openapi.ts'
import { rateLimits } from '../rate-limits.ts'
import { requestLog } from '../request-log.ts'
import type { Passwords } from '#services/passwords/passwords.ts'
import { adminCabinsApi, ownCabinsApi } from './admin/cabins.ts'
import { cabinFeedsApi } from './admin/cabin-feeds.ts'
import { adminContestsApi } from './admin/contests.ts'
import { guestDataApi } from './admin/guest-data.ts'
import { adminPicturesApi } from './admin/pictures.ts'
import { secondFactorsApi } from './admin/passkeys.ts'
import { adminPrizesApi } from './admin/prizes.ts'
import { adminInquiriesApi, inquiryAnswersApi } from './admin/inquiries.ts'
import { adminWinnersApi, adminSubmissionsApi } from './admin/submissions.ts'
import { adminAvailabilityApi } from './admin/availability.ts'
import { adminVisitsApi } from './admin/visits.ts'
import { adminRowsApi } from './admin/rows.ts'
import { adminExportsApi } from './admin/exports.ts'
import { adminReviewsApi } from './admin/reviews.ts'
import { pushApi } from './admin/push.ts'
import { adminSiteApi, adminSiteRevisionsApi, ownGuidesApi } from './admin/site.ts'
import { outboxApi } from './admin/outbox.ts'
import { adminSessionsApi } from './admin/sessions.ts'
import { availabilityApi } from './availability.ts'
import { cabinsApi } from './cabins.ts'
import { noticesApi } from './notices.ts'
import { cameraApi } from './camera.ts'
import { contestsApi } from './contests.ts'
import { referralRedirectApi, referralsApi } from './referrals.ts'
import { filesApi } from './files.ts'
import { eventsApi } from './events.ts'
import { inquiriesApi } from './inquiries.ts'
import { openingsApi } from './openings.ts'
import { reviewsApi } from './reviews.ts'
import { siteApi } from './site.ts'
import { stayLinksApi } from './stay-links.ts'
import { submissionsApi } from './submissions.ts'
import { switches } from '../switches.ts'
import type { Secure } from '../security/headers.ts'

export interface ApiOptions {
  dependencies: Dependencies
  passwords: Passwords
  /** Whether visitors use https. */
  secure: Secure
  /** Reviews per address in ten minutes; has a default. */
  reviewsPerAddress?: number | undefined
  /** The same for contest entries. */
  submissionsPerAddress?: number | undefined
  checkReadiness: () => Promise<void>
}

/** All API routes, with their shared limits and log lines. */
export async function registerApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { dependencies, passwords, secure, checkReadiness, reviewsPerAddress } = options
  await app.register(switches, { site: dependencies.site })
  await app.register(requestLog)
  await app.register(rateLimits, { shared: dependencies.counts })
  await app.register(openApi, { site: dependencies.site })
  await app.register(health, { checkReadiness })
  await app.register(reviewsApi(dependencies, { reviewsPerAddress }))
  await app.register(stayLinksApi(dependencies))
  await app.register(siteApi(dependencies))
  await app.register(inquiriesApi(dependencies))
  await app.register(referralsApi(dependencies))
  await app.register(referralRedirectApi(dependencies))
  await app.register(eventsApi(dependencies))
  await app.register(cabinsApi(dependencies))
  await app.register(noticesApi(dependencies))
  await app.register(availabilityApi(dependencies))
  await app.register(openingsApi(dependencies))
  await app.register(cameraApi(dependencies))
  await app.register(adminSessionsApi({ dependencies: { ...dependencies, passwords }, secure }))
  await app.register(secondFactorsApi({ dependencies, secure }))
  await app.register(adminReviewsApi(dependencies))
  await app.register(adminExportsApi(dependencies))
  await app.register(adminRowsApi(dependencies))
  await app.register(adminSiteApi(dependencies))
  await app.register(ownGuidesApi(dependencies))
  await app.register(adminSiteRevisionsApi(dependencies))
  await app.register(adminPicturesApi(dependencies))
  await app.register(adminVisitsApi(dependencies))
  await app.register(adminCabinsApi(dependencies))
  await app.register(ownCabinsApi(dependencies))
  await app.register(cabinFeedsApi(dependencies))
  await app.register(pushApi(dependencies))
  await app.register(adminAvailabilityApi(dependencies))
  await app.register(adminInquiriesApi(dependencies))
  await app.register(inquiryAnswersApi(dependencies))
  await app.register(adminWinnersApi(dependencies))
  await app.register(contestsApi(dependencies))
  await app.register(adminContestsApi(dependencies))
  await app.register(adminPrizesApi(dependencies))
  await app.register(outboxApi(dependencies))
  await app.register(
    submissionsApi(dependencies, { submissionsPerAddress: options.submissionsPerAddress }),
  )
  await app.register(filesApi(dependencies, { secure }))
  await app.register(adminSubmissionsApi(dependencies))
  await app.register(guestDataApi(dependencies))
  app.get('/api/*', { schema: { hide: true } }, (_request, reply) => reply.callNotFound())
}
