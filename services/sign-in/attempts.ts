import { createHash } from 'node:crypto'
import { inTransaction } from '#store/database.ts'
import * as store from '#store/sign-in/sign-in-attempts.ts'
import { TooManyAttemptsError } from '../errors.ts'
import type { SignInDependencies, AttemptScope } from './dependencies.ts'
import {
  attemptLimits,
  failuresForgottenAfterHours,
  networkTrustedForHours,
  type AttemptLimit,
} from './limits.ts'
import { isIP } from 'node:net'

type Deps = Pick<SignInDependencies, 'db' | 'clock' | 'securityLog'>

/** Permission to check one password. It counts as a failure until `forgiveAttempt`. */
export interface Attempt {
  keys: string[]
  placeKey: string
}

/** Who is trying: the comparable username, and the client's address. */
export interface Claimant {
  username: string
  address: string
}

/**
 * Counts a try before the password is checked, so that concurrent tries cannot get around the
 * limits. Throws `TooManyAttemptsError`, even for the right password.
 */
export async function takeAttempt(deps: Deps, claimant: Claimant): Promise<Attempt> {
  const { db, clock } = deps
  const now = clock.now()
  const scopes = await scopesOf(deps, claimant)
  const refusal = await inTransaction(db, async (transaction) => {
    const counters = await store.lockCounters(transaction, [...scopes.keys()])
    const longest = longestWait(counters, now)
    if (longest) return longest
    for (const counter of counters) {
      const limit = attemptLimits[scopes.get(counter.key) ?? 'network']
      await store.saveCounter(transaction, withFailure(counter, limit, now))
    }
    return null
  })
  if (refusal) throw refuse(deps, refusal.seconds, scopes.get(refusal.key) ?? 'network')
  return { keys: [...scopes.keys()], placeKey: placeKeyOf(claimant) }
}

/** The password was right: clears the failures and trusts the network from now on. */
export async function forgiveAttempt({ db, clock }: Deps, attempt: Attempt): Promise<void> {
  for (const key of attempt.keys) await store.deleteCounter(db, key)
  await store.saveSuccess(db, attempt.placeKey, clock.now())
}

export async function removeOldAttempts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await store.deleteOldCounters(db, {
    failure: now.subtract({ hours: failuresForgottenAfterHours }),
    success: now.subtract({ hours: networkTrustedForHours }),
  })
}

/** The counters that apply to a try. */
async function scopesOf(
  { db, clock }: Deps,
  claimant: Claimant,
): Promise<Map<string, AttemptScope>> {
  const placeKey = placeKeyOf(claimant)
  const trustedSince = clock.now().subtract({ hours: networkTrustedForHours })
  const isTrusted = await store.hasSucceededSince(db, placeKey, trustedSince)
  return new Map([
    [keyOf('network', networkOf(claimant.address)), 'network'],
    [isTrusted ? placeKey : keyOf('username', claimant.username), 'username'],
  ])
}

function placeKeyOf({ username, address }: Claimant): string {
  return keyOf('place', username, networkOf(address))
}

/** Hashed, so that the table contains neither usernames nor addresses. */
function keyOf(...values: string[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url')
}

function longestWait(counters: store.AttemptCounter[], now: Temporal.Instant) {
  const waits = counters.map(({ key, blockedUntil }) => ({
    key,
    seconds: until(now, blockedUntil),
  }))
  const longest = waits.toSorted((one, other) => other.seconds - one.seconds)[0]
  return longest && longest.seconds > 0 ? longest : null
}

const clockSlackSeconds = 60
const longestWaitSeconds = Math.max(
  ...Object.values(attemptLimits).map((limit) => limit.longestWaitSeconds),
)

/** Whole seconds, rounded up; none for a time that a clock far ahead has set. */
function until(now: Temporal.Instant, later: Temporal.Instant | null): number {
  if (!later) return 0
  const seconds = Math.ceil((later.epochMilliseconds - now.epochMilliseconds) / 1000)
  return seconds > longestWaitSeconds + clockSlackSeconds ? 0 : seconds
}

function withFailure(
  counter: store.AttemptCounter,
  limit: AttemptLimit,
  now: Temporal.Instant,
): store.AttemptCounter {
  const forgotten = now.subtract({ hours: failuresForgottenAfterHours })
  const { failedAt } = counter
  const counts = failedAt !== null && Temporal.Instant.compare(failedAt, forgotten) > 0
  const failures = (counts ? counter.failures : 0) + 1
  const seconds = waitAfter(failures, limit)
  const blockedUntil = seconds > 0 ? now.add({ seconds }) : null
  return { key: counter.key, failures, blockedUntil, failedAt: now }
}

function waitAfter(failures: number, limit: AttemptLimit): number {
  if (failures < limit.free) return 0
  const doubled = limit.firstWaitSeconds * 2 ** (failures - limit.free)
  return Math.min(doubled, limit.longestWaitSeconds)
}

function refuse(
  { securityLog }: Deps,
  waitSeconds: number,
  because: AttemptScope,
): TooManyAttemptsError {
  securityLog({ event: 'attempt refused', waitSeconds, because })
  return new TooManyAttemptsError(waitSeconds)
}

const groupsOfPrefix = 4
const groupsOfAddress = 8

/**
 * What a client is counted by: the IPv4 address, or the /64 of an IPv6 address, since a household
 * has that many addresses and could use a new one for each try. Anything else counts as itself.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%', 1)
  if (isIP(bare) !== 6) return bare
  const groups = expand(bare)
  const [seventh = 0, eighth = 0] = groups.slice(6)
  const isMappedIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMappedIpv4) return [seventh >> 8, seventh & 255, eighth >> 8, eighth & 255].join('.')
  return `${groups
    .slice(0, groupsOfPrefix)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

function expand(address: string): number[] {
  // URL normalizes the many spellings of an address.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = canonical
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))))
  const zeros = Array.from({ length: groupsOfAddress - head.length - tail.length }, () => 0)
  return [...head, ...zeros, ...tail]
}
