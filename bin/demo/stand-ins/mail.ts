import { startFormMail, type FormMailBehaviour, type ReceivedForm } from '#tests/fakes/form-mail.ts'
import type { Opened } from './open.ts'
import { standIn } from './stand-in.ts'

export interface OpenedMail extends Opened {
  received: () => readonly ReceivedForm[]
}

const slowMs = 5000

/** The form-mail service that notifications leave through. */
export async function openMail(port: number): Promise<OpenedMail> {
  const formMail = await startFormMail({ port })
  const service = standIn<FormMailBehaviour>({
    id: 'mail',
    name: 'Mail service',
    seenAt: '/admin/outbox',
    lie: 'no, with the status of a yes',
    behaviours: {
      work: { kind: 'accept' },
      fail: { kind: 'status', status: 503 },
      refuse: { kind: 'status', status: 400 },
      lie: { kind: 'deny' },
      hang: { kind: 'hang' },
      slow: { kind: 'slow', ms: slowMs },
      garbage: { kind: 'garbage' },
      huge: { kind: 'endless' },
    },
    apply: formMail.behave,
    requests: () => formMail.requests.items.length,
  })
  return {
    services: [service],
    settings: {
      FORM_MAIL_URL: formMail.url,
      OWNER_EMAIL: 'owner@lone-oak.example',
      BUSINESS_EMAIL: 'hello@lone-oak.example',
    },
    received: () => formMail.received.items,
    close: () => formMail.close(),
  }
}
