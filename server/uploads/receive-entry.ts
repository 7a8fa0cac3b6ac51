import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '#services/dependencies.ts'
import { createIntake, filesUnavailable } from '#services/entries/entry-intake.ts'
import { UnavailableError } from '#services/errors.ts'
import { assertMayEnter, findEntry, submitEntry } from '#services/entries/submit-entry.ts'
import { readEntry } from './read-entry.ts'
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
  idempotencyKey: string | null
}

/** Kept free for the database: an upload must never be what fills the disk. */
const reservedBytes = 512 * 1024 * 1024
/** Of an upload that does not say how long it is. */
const assumedBytes = 160 * 1024 * 1024
/** What is sent on after a refusal is read and thrown away up to here, so that it can be heard. */
const drainedBytes = 200 * 1024 * 1024

/**
 * Takes an entry with its files from a request and answers its id. Whatever happens, nothing of it
 * stays in the incoming folder.
 */
export async function receiveEntry(
  parts: EntryParts,
  { request, slots, turns, idempotencyKey }: EntryRequest,
): Promise<{ id: string }> {
  const begunAt = parts.clock.now()
  const known = await findEntry(parts, idempotencyKey)
  if (known !== undefined) {
    drain(request)
    return { id: known }
  }
  const giveBack = slots.take()
  try {
    const turn = turns.join()
    await turn.next()
    await assertRoom(parts, request)
    const folder = await parts.incoming.open().catch(refuse)
    try {
      const intake = createIntake(folder)
      const fields = await readEntry(request, { intake, turn }, (sent) =>
        assertMayEnter(parts, sent, begunAt),
      )
      return await submitEntry(parts, { fields, files: intake.files, begunAt, idempotencyKey })
    } finally {
      await parts.incoming.close(folder)
    }
  } finally {
    giveBack()
    drain(request)
  }
}

async function assertRoom({ incoming }: EntryParts, { headers }: FastifyRequest): Promise<void> {
  // As it arrives, cleaned, and kept.
  const needed = 3 * Number(headers['content-length'] ?? assumedBytes)
  const free = await incoming.freeBytes().catch(refuse)
  if (free < needed + reservedBytes) refuse('the disk is nearly full')
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
