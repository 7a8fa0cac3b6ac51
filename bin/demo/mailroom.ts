import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { startFormMail, type FormMailBehaviour, type FormMailFake } from '#tests/fakes/form-mail.ts'
import { mailroomPage } from './mailroom-page.ts'

/** What the demo's mail service can be told to do. */
export const moods = {
  works: { kind: 'accept' },
  fails: { kind: 'status', status: 503 },
  refuses: { kind: 'status', status: 400 },
} as const satisfies Record<string, FormMailBehaviour>

export type Mood = keyof typeof moods

export interface Mailroom {
  formMail: FormMailFake
  /** The page that shows what has arrived and tells the service to work or to fail. */
  address: string
  close(): Promise<void>
}

/** The stand-in form-mail service, and beside it a page to see and steer it. */
export async function openMailroom(port: number): Promise<Mailroom> {
  const formMail = await startFormMail()
  let mood: Mood = 'works'
  const setMood = (next: Mood) => {
    mood = next
    formMail.behave(moods[next])
  }
  const show = (response: ServerResponse) =>
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
      })
      .end(mailroomPage(mood, formMail.received.items))

  const server = createServer((request, response) => {
    if (request.method !== 'POST') show(response)
    else void steer(request, response, setMood)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  return {
    formMail,
    address: `http://localhost:${port}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await formMail.close()
    },
  }
}

/** Takes a POST of 'mood=works', 'mood=fails' or 'mood=refuses'. */
async function steer(
  request: IncomingMessage,
  response: ServerResponse,
  setMood: (mood: Mood) => void,
): Promise<void> {
  const wanted = new URLSearchParams(await text(request)).get('mood')
  if (!isMood(wanted)) {
    response.writeHead(422).end(`mood is one of ${Object.keys(moods).join(', ')}\n`)
    return
  }
  setMood(wanted)
  response.writeHead(303, { location: '/' }).end(`The mail service now ${wanted}.\n`)
}

function isMood(name: string | null): name is Mood {
  return name !== null && Object.hasOwn(moods, name)
}
