import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '#services/dependencies.ts'
import { createIntake, filesUnavailable } from '#services/submissions/entry-intake.ts'
import { UnavailableError } from '#services/errors.ts'
import { assertMayEnter, findEntry, submitEntry } from '#services/submissions/submit-entry.ts'
import { networkOf } from '#services/sign-in/network.ts'
import type { Allowance } from '../allowance.ts'
import { readEntry } from './read-entry.ts'
import type { Readings } from './readings.ts'
import { assertEntrySize, type Reservation, type Room } from './room.ts'
import type { Slots } from './slots.ts'
import type { Turns } from './turns.ts'

export type EntryParts = Pick<
  Dependencies,
  'db' | 'clock' | 'storage' | 'incoming' | 'media' | 'filesBell' | 'outboxBell'
>

/** What uploads share with each other, and networks have a part of. */
export interface UploadLimits {
  slots: Slots
  turns: Turns
  room: Room
  readings: Readings
  dailyBytes: Allowance
}

export interface EntryRequest {
  request: FastifyRequest
  limits: UploadLimits
  idempotencyKey: string | null
}

/** What is sent on after a refusal is read and thrown away up to here, so that it can be heard. */
const drainedBytes = 200 * 1024 * 1024

/**
 * Takes an entry with its files from a request and answers its id. Whatever happens, nothing of it
 * stays in the incoming folder.
 */
export async function receiveEntry(
  parts: EntryParts,
  { request, limits, idempotencyKey }: EntryRequest,
): Promise<{ id: string }> {
  const begunAt = parts.clock.now()
  const known = await findEntry(parts, idempotencyKey)
  if (known !== undefined) {
    drain(request)
    return { id: known }
  }
  const network = networkOf(request.ip)
  let giveBackSlot: (() => void) | undefined
  let reservation: Reservation | undefined
  try {
    const announced = announcedBytes(request)
    assertEntrySize(announced)
    giveBackSlot = limits.slots.take(network)
    const turn = limits.turns.join()
    await turn.next()
    limits.dailyBytes.assertLeft(network, announced)
    reservation = await limits.room.open(network, announced)
    const folder = await parts.incoming.open().catch(refuse)
    try {
      const intake = createIntake(folder)
      const pieces = { turn, arrived: noting(limits.dailyBytes, network, reservation) }
      const fields = await readEntry(request, { intake, pieces }, (sent) =>
        assertMayEnter(parts, sent, begunAt),
      )
      const prepare = limits.readings.of(network, (...file) => parts.media.prepare(...file))
      const media = { ...parts.media, prepare }
      const entry = { fields, files: intake.files, begunAt, idempotencyKey }
      return await submitEntry({ ...parts, media }, entry)
    } finally {
      // What cannot be removed now the sweep takes; the answer stays what it is.
      await parts.incoming.close(folder).catch(() => {})
    }
  } finally {
    reservation?.giveBack()
    giveBackSlot?.()
    drain(request)
  }
}

function noting(dailyBytes: Allowance, network: string, reservation: Reservation) {
  return async (bytes: number) => {
    dailyBytes.take(network, bytes)
    await reservation.arrived(bytes)
  }
}

/** 0 when it does not say: then only what arrives counts. */
function announcedBytes({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? 0)
}

function refuse(cause: unknown): never {
  throw new UnavailableError(filesUnavailable, { cause })
}

/** A browser hears an answer only when it has sent everything, so what is left is let in and lost. */
function drain({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return
  let bytes = 0
  raw.unpipe()
  raw.on('data', (piece: Buffer) => {
    bytes += piece.length
    if (bytes > drainedBytes) raw.socket.destroy()
  })
  raw.resume()
}
