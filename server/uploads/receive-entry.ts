import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '#services/dependencies.ts'
import { createIntake, filesUnavailable } from '#services/entries/entry-intake.ts'
import { UnavailableError } from '#services/errors.ts'
import { assertMayEnter, findEntry, submitEntry } from '#services/entries/submit-entry.ts'
import { readEntry } from './read-entry.ts'
import type { Room } from './room.ts'
import type { Slots } from './slots.ts'
import type { Turns } from './turns.ts'

export type EntryParts = Pick<
  Dependencies,
  'db' | 'clock' | 'storage' | 'incoming' | 'media' | 'filesBell'
>

export type EntryRequest = {
  request: FastifyRequest
  slots: Slots
  turns: Turns
  room: Room
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
  { request, slots, turns, room, idempotencyKey }: EntryRequest,
): Promise<{ id: string }> {
  const begunAt = parts.clock.now()
  const known = await findEntry(parts, idempotencyKey)
  if (known !== undefined) {
    drain(request)
    return { id: known }
  }
  const giveBackSlot = slots.take()
  let giveBackRoom: (() => void) | undefined
  try {
    const turn = turns.join()
    await turn.next()
    giveBackRoom = await room.take(announcedBytes(request))
    const folder = await parts.incoming.open().catch(refuse)
    try {
      const intake = createIntake(folder)
      const fields = await readEntry(request, { intake, turn }, (sent) =>
        assertMayEnter(parts, sent, begunAt),
      )
      return await submitEntry(parts, { fields, files: intake.files, begunAt, idempotencyKey })
    } finally {
      // What cannot be removed now the sweep takes; the answer stays what it is.
      await parts.incoming.close(folder).catch(() => {})
    }
  } finally {
    giveBackRoom?.()
    giveBackSlot()
    drain(request)
  }
}

function announcedBytes({ headers }: FastifyRequest): number | undefined {
  const length = headers['content-length']
  return length === undefined ? undefined : Number(length)
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
