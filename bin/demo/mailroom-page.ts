import type { ReceivedForm } from '#tests/fakes/form-mail.ts'
import type { Mood } from './mailroom.ts'

const formsShown = 50

const labels: Readonly<Record<Mood, string>> = {
  works: 'Work',
  fails: 'Fail for now (503)',
  refuses: 'Refuse for good (400)',
}

/** What the mail service does now and what has arrived, the newest first. */
export function mailroomPage(mood: Mood, received: readonly ReceivedForm[]): string {
  const forms = received.slice(-formsShown).toReversed()
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Stand-in mail service</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem }
  button[aria-pressed=true] { font-weight: bold }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; overflow-wrap: anywhere }
  dd { margin: 0; white-space: pre-wrap }
</style>
<h1>Stand-in mail service</h1>
<p>It <strong>${mood}</strong> now and has taken ${received.length} messages. Reload to see new ones.</p>
<form method="post">
  ${Object.entries(labels).map(moodButton(mood)).join('\n  ')}
</form>
<p>What failed for now is tried again after half a minute, then after longer waits. In the admin
area, 'send again' does not wait.</p>
${forms.map(formDetails).join('\n')}
</html>
`
}

function moodButton(current: Mood) {
  return ([mood, label]: [string, string]) =>
    `<button name="mood" value="${mood}" aria-pressed="${mood === current}">${label}</button>`
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
