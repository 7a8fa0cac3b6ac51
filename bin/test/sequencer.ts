import { BaseSequencer, type TestSpecification } from 'vitest/node'

const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/torture/')

/** Enough files that two workers test them while the third waits for a long one. */
const between = 8

/**
 * The tests that kill servers wait for minutes in small files, which Vitest would begin with last:
 * they begin early, one at a time as far as possible, while other files use the processor.
 */
export class SpreadSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line no-array-sort -- Vitest's method of this name, not an array's
    const sorted = await super.sort(files)
    const others = sorted.filter((file) => !isLong(file))
    return [
      ...sorted.filter(isLong).flatMap((file) => [file, ...others.splice(0, between)]),
      ...others,
    ]
  }
}
