import { cabinCard } from '#content/cabin-card.ts'

/** Stands where a picture would be. */
export function NoPicture() {
  return (
    <p className="grid aspect-3/2 place-items-center bg-sunken text-soft">{cabinCard.noImage}</p>
  )
}
