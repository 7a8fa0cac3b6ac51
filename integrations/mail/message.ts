/** A notification on its way, whichever way it takes. */
export interface MailMessage {
  /** The same at every try, so that a repeat can be recognised. */
  id: string
  /** One e-mail address. */
  recipient: string
  subject: string
  /**
   * Form fields in their order. Names that begin with `_` are instructions for the form-mail
   * service, but for `_text`, which is the whole mail written out; `email` is the address that
   * answers go to.
   */
  fields: readonly (readonly [name: string, value: string])[]
}

export interface Mailer {
  /**
   * Whether it may write to guests. A form-mail service may not: it takes what is meant for the
   * owner, and would make a mailbox of its own of any other address.
   */
  readonly reachesGuests?: boolean
  /**
   * Resolves when the other side has taken the message over. Rejects with `DeliveryError`, also
   * after its time-out and when the signal aborts; the message may have arrived all the same.
   */
  deliver(message: MailMessage, signal: AbortSignal): Promise<void>
  /** Lets go of connections. */
  close(): void
}

/** Its message says in words, for the admin, why a message was not taken; no guest data in it. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
  /** Trying again would end the same way. */
  readonly isPermanent: boolean

  constructor(message: string, options: { isPermanent: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.isPermanent = options.isPermanent
  }
}

/** The value of a field; undefined when there is no such field. */
export function fieldOf({ fields }: MailMessage, name: string): string | undefined {
  return fields.find(([field]) => field === name)?.[1]
}
