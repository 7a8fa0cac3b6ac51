import type { ReceivedMail } from '#tests/fakes/smtp.ts'
import { moods, type Mood, type FakeService } from './fake.ts'

const mailsShown = 50

interface RoomPage {
  /** Of the demo's site. */
  origin: string
  services: readonly FakeService[]
  received: readonly ReceivedMail[]
}

/** What each service is doing, buttons to change that, and the latest mail. */
export function roomPage({ origin, services, received }: RoomPage): string {
  const mails = received.slice(-mailsShown).toReversed()
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Control room of the demo</title>
<style>${style}</style>
<main>
<h1>Control room</h1>
<p>These are fakes of outside services. Make one misbehave and see what guests of
<a href="${origin}">the site</a> notice: never a page that waits.</p>
<form method="post" class="all">
  <button name="restart" value="site">Restart the site</button>
  <span>It polls calendar and feeds every ten minutes and the camera every five. A restart polls all of
  them and forgets the last good responses.</span>
</form>
<form method="post" class="all">
  <input type="hidden" name="service" value="all">
  <button name="mood" value="work">Make everything work again</button>
</form>
<h2>Services</h2>
<p>${Object.values(moods)
    .map(({ label, means }) => `<b>${label}</b>: ${means}`)
    .join('; ')}.</p>
<ul class="services">
${services.map((service) => serviceItem(service, origin)).join('\n')}
</ul>
<h2>Mail</h2>
<p>${received.length} messages received. Reload to see new ones. A message that failed is retried after
half a minute, then at longer intervals; 'send again' in the admin area retries at once.</p>
${mails.map(mailDetails).join('\n') || '<p>Nothing yet: <a href="' + origin + '/review">leave a review</a>.</p>'}
</main>
</html>
`
}

function serviceItem(service: FakeService, origin: string): string {
  const { id, name, seenAt, current, lie } = service
  return `<li class="${current === 'work' ? 'well' : 'ill'}">
<form method="post" aria-labelledby="${id}">
  <h3 id="${id}">${name}</h3>
  <p>Requests: ${service.requests()}. See <a href="${origin}${seenAt}">${seenAt}</a>.
    It ${moods[current].means}. Its lie: ${lie}.</p>
  <input type="hidden" name="service" value="${id}">
  <div>${(Object.keys(moods) as Mood[]).map((mood) => moodButton(mood, current)).join('\n  ')}</div>
</form></li>`
}

function moodButton(mood: Mood, current: Mood): string {
  const pressed = mood === current
  return `<button name="mood" value="${mood}" aria-pressed="${pressed}">${moods[mood].label}</button>`
}

function mailDetails({ recipients, mail }: ReceivedMail): string {
  return `<details>
  <summary>${escape(mail.subject ?? 'No subject')} to ${escape(recipients.join(', '))}</summary>
  <pre>${escape(mail.text ?? '')}</pre>
</details>`
}

function escape(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

const style = `
  :root { color-scheme: light dark; --paper: light-dark(#f8f1e3, #14152a); --ink: light-dark(#2b2140, #f5ead5);
    --card: light-dark(#fffaf0, #1d1e38); --line: light-dark(#dccdb1, #34355a);
    --well: light-dark(#38572f, #a8cb97); --ill: light-dark(#a11f2c, #ff9c9f) }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
  main { max-width: 64rem; margin: 0 auto; padding: 2rem 1rem 4rem }
  h1, h2, h3 { line-height: 1.2; margin: 0 }
  h2 { margin: 2.5rem 0 .75rem }
  a { color: inherit }
  main > p { max-width: 52rem }
  .all { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; margin-top: .75rem }
  .all span { flex: 1 20rem }
  .services { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 27rem), 1fr)) }
  .services li { background: var(--card); border: 1px solid var(--line); border-left: 6px solid var(--well);
    border-radius: .5rem; padding: .9rem 1rem }
  .services .ill { border-left-color: var(--ill) }
  .services p { margin: .25rem 0 .6rem }
  h3 { scroll-margin-top: 1.5rem }
  .services div { display: flex; flex-wrap: wrap; gap: .4rem }
  button { font: inherit; min-height: 2.5rem; padding: .25rem .75rem; border-radius: .4rem; cursor: pointer;
    border: 1px solid var(--ink); background: transparent; color: inherit }
  button:hover { background: var(--line) }
  button[aria-pressed=true] { background: var(--ink); color: var(--paper); font-weight: 600 }
  :focus-visible { outline: 3px solid light-dark(#33479f, #a9b7fa); outline-offset: 2px }
  details { border-top: 1px solid var(--line); padding: .5rem 0 }
  summary { cursor: pointer }
  pre { margin: .5rem 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
`
