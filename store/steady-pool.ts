import { setTimeout as wait } from 'node:timers/promises'
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { DatabaseUnreachableError, isDemoted, isLostConnection } from './outages.ts'
import type { Reachability } from './reachability.ts'

const retryEveryMs = 100

/** No query of a page or a form takes this long: the server or the network hangs. */
const slowestQueryMs = 20_000

/** Statements that may be sent again on another connection: they have changed nothing yet. */
const repeatable = /^\s*(?:select|begin|start transaction)\b/i

/**
 * The driver's pool, for a server that restarts or fails over: waits briefly for a new connection,
 * replaces broken ones, and fails with `DatabaseUnreachableError`.
 */
export class SteadyPool implements PostgresPool {
  readonly options = {}
  readonly #pool: pg.Pool
  readonly #reachability: Reachability

  constructor(pool: pg.Pool, reachability: Reachability) {
    this.#pool = pool
    this.#reachability = reachability
  }

  async connect(): Promise<PostgresPoolClient> {
    return new SteadyClient(this, await this.client(), this.#reachability)
  }

  /** Waits while the server is failing; not once it is down. */
  async client(): Promise<pg.PoolClient> {
    while (!this.#reachability.isDown) {
      try {
        const client = await this.#pool.connect()
        this.#reachability.noteSuccess()
        return client
      } catch (error) {
        if (!this.#reachability.isWatching || !isLostConnection(error)) throw error
        this.#reachability.noteFailure()
        if (this.#reachability.isDown) throw new DatabaseUnreachableError(error)
        await wait(retryEveryMs)
      }
    }
    throw new DatabaseUnreachableError()
  }

  async end(): Promise<void> {
    await this.#pool.end()
  }
}

/** One use of a connection, from the pool and back. */
class SteadyClient implements PostgresPoolClient {
  readonly #pool: SteadyPool
  readonly #reachability: Reachability
  #client: pg.PoolClient
  #isFirst = true
  #isBroken = false

  constructor(pool: SteadyPool, client: pg.PoolClient, reachability: Reachability) {
    this.#pool = pool
    this.#client = client
    this.#reachability = reachability
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    asked: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof asked !== 'string') throw new TypeError('Cursors are not used here.')
    return this.#query<R>(asked, parameters)
  }

  release(): void {
    this.#client.release(this.#isBroken)
  }

  async #query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const mayRepeat = this.#isFirst && repeatable.test(sql)
    this.#isFirst = false
    try {
      return await this.#ask<R>(sql, parameters)
    } catch (error) {
      if (!(mayRepeat && this.#isBroken)) throw error
    }
    // An idle connection may have broken unnoticed.
    await this.#replace()
    return this.#ask<R>(sql, parameters)
  }

  async #replace(): Promise<void> {
    const client = await this.#pool.client()
    this.#client.release(true)
    this.#client = client
    this.#isBroken = false
  }

  async #ask<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const answered = new AbortController()
    const asked: Promise<unknown> = this.#client.query(sql, [...parameters])
    try {
      const result = this.#reachability.isWatching
        ? await Promise.race([asked, this.#timeLimit(answered.signal)])
        : await asked
      return result as PostgresQueryResult<R>
    } catch (error) {
      const isLost = error instanceof DatabaseUnreachableError || isLostConnection(error)
      this.#isBroken ||= isLost || isDemoted(error)
      if (!this.#reachability.isWatching || !isLostConnection(error)) throw error
      throw new DatabaseUnreachableError(error)
    } finally {
      answered.abort()
    }
  }

  async #timeLimit(signal: AbortSignal): Promise<never> {
    await wait(slowestQueryMs, undefined, { signal, ref: false })
    this.#reachability.noteFailure()
    throw new DatabaseUnreachableError()
  }
}
