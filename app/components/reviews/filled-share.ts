/** How much of the star at a position (1 to 5) a rating fills, 0 to 1, to one decimal. */
export function filledShare(rating: number, position: number): number {
  const share = Math.min(1, Math.max(0, rating - position + 1))
  return Math.round(share * 10) / 10
}
