/** Something to be checked on what runs. */
export interface Guarantee<Tried> {
  title: string
  /** Throws if it does not hold; resolves with what was measured. */
  holds: (tried: Tried) => Promise<string | void>
}

/** Checks them in their order, saying so. Returns how many do not hold. */
export async function check<Tried>(
  guarantees: readonly Guarantee<Tried>[],
  tried: Tried,
): Promise<number> {
  let failed = 0
  for (const { title, holds } of guarantees) {
    try {
      const found = await holds(tried)
      console.log(`  ✓ ${title}${found ? `: ${found}` : ''}`)
    } catch (error) {
      console.log(`  ✗ ${title}\n${String(error)}`)
      failed += 1
    }
  }
  return failed
}
