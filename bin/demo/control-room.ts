import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '#tests/fakes/server.ts'
import type { ReceivedMail } from '#tests/fakes/smtp.ts'
import { moods, type FakeService, type Fakes, type Mood } from './fakes.ts'

export interface ControlRoomOptions {
  port: number
  /** Of the demo's site. */
  origin: string
  fakes: Pick<Fakes, 'services' | 'received'>
  /** Restarts the site, which then polls every service. */
  restart: () => Promise<void>
}

/** A page on its own server that shows and commands the fakes, and shows the mail. */
export async function openControlRoom(options: ControlRoomOptions) {
  // Node's five seconds may be over on a busy machine just when the next request is sent.
  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    if (request.method === 'POST') return void obey(request, response, options)
    const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'"
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
      })
      .end(roomPage(options))
  })
  return listen(server, options.port)
}

/** Handles a POST of 'service=camera&mood=hang', 'service=all&mood=work' or 'restart=site'. */
async function obey(
  request: IncomingMessage,
  response: ServerResponse,
  { fakes: { services }, restart }: ControlRoomOptions,
): Promise<void> {
  const order = new URLSearchParams(await text(request))
  const [mood, wanted] = [order.get('mood'), order.get('service')]
  const chosen = services.filter(({ id }) => wanted === 'all' || id === wanted)
  if (order.get('restart') === 'site') {
    await restart()
  } else if (isMood(mood) && chosen.length > 0) {
    for (const service of chosen) service.behave(mood)
  } else {
    const names = services.map(({ id }) => id).join(', ')
    const help = `service is all, ${names}; mood is ${Object.keys(moods).join(', ')}\n`
    return void response.writeHead(422).end(help)
  }
  response.writeHead(303, { location: '/' }).end('Done.\n')
}

function isMood(name: string | null): name is Mood {
  return name !== null && Object.hasOwn(moods, name)
}

const mailsShown = 50

/** What each service is doing, buttons to change that, and the latest mail. */
function roomPage({ origin, fakes: { services, received } }: ControlRoomOptions): string {
  const mails = received().slice(-mailsShown).toReversed()
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Control room of the demo</title>
<style>
  :root { color-scheme: light dark }
  body { max-width: 60rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif }
  form { margin: 1rem 0 }
  button { font: inherit; min-height: 2.5rem; padding: 0 .75rem }
  [aria-pressed=true] { font-weight: 700; border-style: inset }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<h1>Control room</h1>
<p>These are fakes of outside services. Make one misbehave and see what guests of
<a href="${origin}">the site</a> notice: never a page that waits.</p>
<form method="post">
  <button name="restart" value="site">Restart the site</button>
  It polls calendar and feeds every ten minutes and the camera every five. A restart polls all of
  them and forgets the last good responses.
</form>
<h2>Services</h2>
<ul>${Object.entries(moods)
    .map(([mood, means]) => `<li><b>${mood}</b>: ${means}`)
    .join('')}</ul>
${services.map((service) => serviceForm(service, origin)).join('\n')}
<h2>Mail</h2>
<p>${received().length} messages received. Reload to see new ones. A message that failed is retried after
half a minute, then at longer intervals; 'send again' in the admin area retries at once.</p>
${mails.map(mailDetails).join('\n') || `<p>Nothing yet: <a href="${origin}/review">leave a review</a>.</p>`}
</html>
`
}

function serviceForm({ id, name, seenAt, mood }: FakeService, origin: string): string {
  const buttons = (Object.keys(moods) as Mood[]).map(
    (each) =>
      `<button name="mood" value="${each}" aria-pressed="${each === mood}">${each}</button>`,
  )
  return `<form method="post" aria-labelledby="${id}">
  <h3 id="${id}">${escape(name)}</h3>
  <p>See <a href="${origin}${seenAt}">${seenAt}</a>. It ${moods[mood]}.</p>
  <input type="hidden" name="service" value="${id}">
  ${buttons.join('\n  ')}
</form>`
}

function mailDetails({ recipients, mail }: ReceivedMail): string {
  return `<details>
  <summary>${escape(mail.subject ?? 'No subject')} to ${escape(recipients.join(', '))}</summary>
  <pre>${escape(mail.text ?? '')}</pre>
</details>`
}

function escape(words: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return words.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
