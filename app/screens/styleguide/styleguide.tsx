import type { ReactNode } from 'react'
import { CardParts } from './card-parts.tsx'
import { Colors } from './colors.tsx'
import { Controls } from './controls.tsx'
import { Overlays } from './overlays.tsx'
import { Type } from './type.tsx'

const parts: readonly { name: string; content: ReactNode }[] = [
  { name: 'Type', content: <Type /> },
  { name: 'Colors', content: <Colors /> },
  { name: 'Controls', content: <Controls /> },
  { name: 'Overlays', content: <Overlays /> },
  { name: 'Cards and pictures', content: <CardParts /> },
]

export const meta = () => [{ title: 'Style guide' }, { name: 'robots', content: 'noindex' }]

/** Every part in every state, for developers; it is not in the production build. */
export default function Styleguide() {
  return (
    <div className="wrap grid gap-16 pt-10">
      <h1 className="sign text-title">Style guide</h1>
      {parts.map(({ name, content }) => (
        <section key={name} aria-label={name}>
          <h2 className="eyebrow mb-6 border-b-2 border-line pb-2 text-ember-ink">{name}</h2>
          {content}
        </section>
      ))}
    </div>
  )
}
