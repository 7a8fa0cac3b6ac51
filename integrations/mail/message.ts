/** A notification to send, by either mailer. */
export interface MailMessage {
  /** The same for every try, so that a repeat can be recognised. */
  id: string
  /** One email address. */
  recipient: string
  subject: string
  /**
   * Form fields in order. Names starting with `_` are for the form-mail service, except `_text`,
   * the complete mail as text, and `_answers`, for a mail that a person wrote: the ids of earlier
   * messages of its thread, separated by spaces. `email` is the reply address.
   */
  fields: readonly (readonly [name: string, value: string])[]
}

export interface Mailer {
  /**
   * Whether it may write to guests. A form-mail service may not: it is meant for the owner, and
   * would register any other address.
   */
  readonly reachesGuests?: boolean
  /**
   * Resolves when the other server has accepted the message. Rejects with `DeliveryError`, also on
   * timeout or abort; the message may still have arrived.
   */
  deliver(message: MailMessage, signal: AbortSignal): Promise<void>
  /** Closes connections. */
  close(): void
}

/** Why a message was not accepted, for the admin; contains no guest data. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
  /** Retrying would fail the same way. */
  readonly isPermanent: boolean

  constructor(message: string, options: { isPermanent: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.isPermanent = options.isPermanent
  }
}

/** The value of a field; undefined if there is none. */
export function fieldOf({ fields }: MailMessage, name: string): string | undefined {
  return fields.find(([field]) => field === name)?.[1]
}
