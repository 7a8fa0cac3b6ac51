import type { Tried } from '#contracts/launch.ts'
import type { Check } from '#services/checks/check.ts'
import { mailService } from '#services/checks/mail-service.ts'
import { calendars } from '#services/checks/of-calendars.ts'
import { partner } from '#services/checks/partner-links.ts'
import type { Dependencies } from '#services/dependencies.ts'
import type { LaunchChecks } from '#services/launch/launch.ts'
import { settingsLeft } from '#services/preflight/settings.ts'
import type { CabinCalendars } from './feeds.ts'
import type { Environment } from '../environment.ts'

type Deps = Pick<Dependencies, 'site' | 'clock'> & {
  /** The calendars in use. */
  feeds: CabinCalendars['settings']
}

/** What the settings tell about a launch: names of variables, never their values. */
export function launchChecksOf(environment: Environment, { feeds, ...deps }: Deps): LaunchChecks {
  return {
    settings: settingsLeft(environment.given),
    tryOut: {
      mail: trying(mailService, { ...environment, isSending: true }),
      feeds: trying(calendars, { ...deps, readFeeds: feeds, eventsCalendar: environment.calendar }),
      partner: trying(partner, deps),
    },
  }
}

function trying<Asked>(check: Check<Asked>, deps: Asked): () => Promise<Tried> {
  return async () => {
    const findings = await check.ask(deps, new AbortController().signal)
    return findings.map(({ state, what, toDo = check.toDo }) => {
      const isFine = state === 'fine'
      return { isFine, what, toDo: isFine ? null : toDo }
    })
  }
}
