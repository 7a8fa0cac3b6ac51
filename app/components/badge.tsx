import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type BadgeTone = 'neutral' | 'oak' | 'ember' | 'bluebonnet' | 'lamp' | 'dusk' | 'danger'

const tones: Record<BadgeTone, string> = {
  neutral: 'border-line text-soft',
  oak: 'border-oak/40 bg-oak-wash text-oak',
  ember: 'border-ember-ink/40 text-ember-ink',
  bluebonnet: 'border-bluebonnet/40 text-bluebonnet',
  lamp: 'border-star/60 bg-lamp/30 text-ink',
  dusk: 'border-dusk-3 bg-dusk-3 text-on-dusk',
  danger: 'border-danger/40 text-danger',
}

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 rounded-full border px-3 py-0.5 text-sm font-medium',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
