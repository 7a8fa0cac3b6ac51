import { classes } from '../../components/classes.ts'
import { Section } from '../../components/section-head.tsx'
import { type BlockProps, GuideLink } from './block-parts.tsx'
import {
  CalendarDays,
  Footprints,
  Music,
  ShoppingBag,
  Table2,
  Tent,
  ToyBrick,
  Utensils,
  Volleyball,
  Waves,
  type LucideIcon,
} from 'lucide-react'
import type { GuideIconName } from '#contracts/site/guide-blocks.ts'

/** Columns that may lead on to other pages. */
export function Columns({ block, space }: BlockProps<'columns'>) {
  return (
    <Section {...block} className={classes('wrap', space)}>
      <ul className="mt-8 grid gap-10 md:grid-cols-3">
        {block.list.map(({ name, description, icon, link }) => (
          <li key={name} className="flex flex-col border-t-4 border-ink pt-5">
            <GuideIcon name={icon} className="size-8 text-ember-ink" />
            <h3 className="mt-3 text-xl">{name}</h3>
            <p className="mt-2 mb-2">{description}</p>
            {link && (
              <p className="mt-auto">
                <GuideLink to={link.to}>{link.label}</GuideLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Cards with a symbol each. */
export function Cards({ block }: BlockProps<'cards'>) {
  return (
    <Section {...block} isBand className="mt-20 bg-oak-wash py-14 md:py-20">
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {block.list.map(({ name, description, icon }) => (
          <li key={name} className="flex gap-4 rounded-lg bg-card p-6">
            <GuideIcon name={icon} className="mt-0.5 size-7 shrink-0 text-oak" />
            <div className="min-w-0">
              <h3 className="text-xl">{name}</h3>
              <p className="mt-1 text-soft">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What comes round again, torn from a calendar. */
export function Dates({ block }: BlockProps<'dates'>) {
  return (
    <Section {...block} isBand className="on-dusk mt-20 bg-dusk py-14 text-on-dusk md:py-20">
      <ul className="mt-8 grid gap-6 md:grid-cols-3">
        {block.list.map(({ name, when, detail, description }) => (
          <li
            key={name}
            className="overflow-hidden rounded-lg bg-card text-ink print:border-2 print:border-line"
          >
            <p className="bg-ember px-6 py-2.5 text-on-ember">
              <span className="sign text-xl">{when}</span>
            </p>
            <div className="p-6">
              <h3 className="text-xl">{name}</h3>
              <p className="font-display text-lg font-bold text-ember-ink">{detail}</p>
              <p className="mt-2 text-soft">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

// Apart from app/components/feature-icon.tsx, so that no other page carries these drawings.
const icons: Record<GuideIconName, LucideIcon> = {
  calendar: CalendarDays,
  footprints: Footprints,
  music: Music,
  playground: ToyBrick,
  'shopping-bag': ShoppingBag,
  table: Table2,
  tent: Tent,
  utensils: Utensils,
  volleyball: Volleyball,
  waves: Waves,
}

/** The drawing for an icon that a guide names. */
function GuideIcon({ name, className }: { name: GuideIconName; className?: string }) {
  const Icon = icons[name]
  return <Icon aria-hidden className={className} />
}
