import type { ReceivedForm } from '#tests/fakes/form-mail.ts'
import { moods, type Mood, type StandIn } from '../stand-ins/stand-in.ts'
import { roomStyle } from './style.ts'

const formsShown = 50

interface RoomPage {
  /** Of the demo's site. */
  origin: string
  services: readonly StandIn[]
  received: readonly ReceivedForm[]
}

/** What each service does now, buttons for what else it could do, and the newest mail. */
export function roomPage({ origin, services, received }: RoomPage): string {
  const forms = received.slice(-formsShown).toReversed()
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Control room of the demo</title>
<style>${roomStyle}</style>
<main>
<h1>Control room</h1>
<p>These stand in for the services of other companies. Tell one to misbehave and see what guests of
<a href="${origin}">the site</a> notice of it: never a page that waits.</p>
<form method="post" class="all">
  <button name="restart" value="site">Restart the site</button>
  <span>It asks calendar and feeds every ten minutes and the camera every five; a restart asks all at
  once, and forgets the last good answers.</span>
</form>
<form method="post" class="all">
  <input type="hidden" name="service" value="all">
  <button name="mood" value="work">Let all work again</button>
</form>
<h2>Services</h2>
<p>${Object.values(moods)
    .map(({ label, means }) => `<b>${label}</b>: ${means}`)
    .join('; ')}.</p>
<ul class="services">
${services.map((service) => serviceItem(service, origin)).join('\n')}
</ul>
<h2>Mail</h2>
<p>The mail service has taken ${received.length} messages. Reload to see new ones. What failed for now is
tried again after half a minute, then after longer waits; 'send again' in the admin area does not wait.</p>
${forms.map(formDetails).join('\n') || '<p>Nothing yet: <a href="' + origin + '/review">leave a review</a>.</p>'}
</main>
</html>
`
}

function serviceItem(service: StandIn, origin: string): string {
  const { id, name, seenAt, current, lie } = service
  return `<li class="${current === 'work' ? 'well' : 'ill'}">
<form method="post" aria-labelledby="${id}">
  <h3 id="${id}">${name}</h3>
  <p>Asked ${timesOf(service.requests())}, seen at <a href="${origin}${seenAt}">${seenAt}</a>.
    It ${moods[current].means}. Its lie: ${lie}.</p>
  <input type="hidden" name="service" value="${id}">
  <div>${service.moods.map((mood) => moodButton(mood, current)).join('\n  ')}</div>
</form></li>`
}

function moodButton(mood: Mood, current: Mood): string {
  const pressed = mood === current
  return `<button name="mood" value="${mood}" aria-pressed="${pressed}">${moods[mood].label}</button>`
}

function timesOf(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}

function formDetails({ recipient, fields }: ReceivedForm): string {
  const subject = fields.find(([name]) => name === '_subject')?.[1] ?? 'No subject'
  const rows = fields.map(([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`)
  return `<details>
  <summary>${escape(subject)} to ${escape(recipient)}</summary>
  <dl>${rows.join('')}</dl>
</details>`
}

/** Guests write what they like. */
function escape(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
