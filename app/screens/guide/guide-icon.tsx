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
export function GuideIcon({ name, className }: { name: GuideIconName; className?: string }) {
  const Icon = icons[name]
  return <Icon aria-hidden className={className} />
}
