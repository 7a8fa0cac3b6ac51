import type { Migration } from 'kysely/migration'
import * as reviews from './0001-reviews.ts'
import * as referrals from './0002-referrals.ts'
import * as admins from './0003-admins.ts'
import * as outbox from './0004-outbox.ts'
import * as suspectReviews from './0005-suspect-reviews.ts'
import * as reviewsByCabin from './0006-reviews-by-cabin.ts'
import * as reviewModeration from './0007-review-moderation.ts'
import * as topicVersions from './0008-topic-versions.ts'
import * as inquiries from './0009-inquiries.ts'
import * as contests from './0010-contests.ts'
import * as submissions from './0011-submissions.ts'
import * as outboxBySource from './0012-outbox-by-source.ts'
import * as chores from './0013-chores.ts'
import * as shownFiles from './0014-shown-files.ts'
import * as repeatedSends from './0015-repeated-sends.ts'
import * as guestMailboxes from './0016-guest-mailboxes.ts'
import * as whoDecided from './0018-who-decided.ts'
import * as feedTroubles from './0017-feed-troubles.ts'
import * as feedHealth from './0019-feed-health.ts'
import * as whoReplied from './0020-who-replied.ts'
import * as jobs from './0021-jobs.ts'

/** In the order of their names. A migration that has been released is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-reviews': reviews,
  '0002-referrals': referrals,
  '0003-admins': admins,
  '0004-outbox': outbox,
  '0005-suspect-reviews': suspectReviews,
  '0006-reviews-by-cabin': reviewsByCabin,
  '0007-review-moderation': reviewModeration,
  '0008-topic-versions': topicVersions,
  '0009-inquiries': inquiries,
  '0010-contests': contests,
  '0011-submissions': submissions,
  '0012-outbox-by-source': outboxBySource,
  '0013-chores': chores,
  '0014-shown-files': shownFiles,
  '0015-repeated-sends': repeatedSends,
  '0016-guest-mailboxes': guestMailboxes,
  '0017-feed-troubles': feedTroubles,
  '0018-who-decided': whoDecided,
  '0019-feed-health': feedHealth,
  '0020-who-replied': whoReplied,
  '0021-jobs': jobs,
}
