import { checkFeeds } from '#services/doctor/outside.ts'
import { checkMail } from '#services/doctor/mail.ts'
import type { Dependencies } from '#services/dependencies.ts'
import type { LaunchChecks } from '#services/launch/launch.ts'
import { checkPartnerLinks } from '#services/launch/partner-links.ts'
import { sampleSettings } from '#services/preflight/sample-words.ts'
import { missingSettings } from '#services/preflight/settings.ts'
import type { CabinCalendars } from './feeds.ts'
import type { Environment } from '../environment.ts'

type Deps = Pick<Dependencies, 'site' | 'clock'> & {
  /** The calendars in use. */
  feeds: CabinCalendars['settings']
}

/** What the settings tell about a launch: names of variables, never their values. */
export function launchChecksOf(environment: Environment, { feeds, ...deps }: Deps): LaunchChecks {
  const { given } = environment
  return {
    settings: (cabinIds) => [...missingSettings(given, cabinIds), ...sampleSettings(given)],
    tryOut: {
      mail: () => checkMail(environment, { send: true }),
      feeds: async () =>
        checkFeeds(
          { calendar: environment.calendar, availabilityFeeds: await feeds() },
          { clock: deps.clock, timeZone: deps.site.facts.timeZone },
        ),
      partner: () => checkPartnerLinks(deps),
    },
  }
}
