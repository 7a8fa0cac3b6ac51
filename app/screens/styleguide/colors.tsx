const grounds = [
  'paper',
  'card',
  'sunken',
  'dusk',
  'dusk-2',
  'dusk-3',
  'ember',
  'oak-wash',
] as const

const inks = ['ink', 'soft', 'ember-ink', 'bluebonnet', 'oak', 'star', 'danger', 'edge'] as const

export function Colors() {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <ul className="grid grid-cols-2 gap-3">
        {grounds.map((name) => (
          <li key={name} className="grid gap-1 text-sm">
            <span
              className="h-16 rounded-md border border-line"
              style={{ background: `var(--${name})` }}
            />
            {name}
          </li>
        ))}
      </ul>
      <ul className="grid content-start gap-2 text-lg font-semibold">
        {inks.map((name) => (
          <li key={name} style={{ color: `var(--${name})` }}>
            {name}: the quick brown fox
          </li>
        ))}
      </ul>
    </div>
  )
}
