import type { Check, Finding, State } from '#services/checks/check.ts'

/** One line of the doctor: what was looked at, how it is, and what to do about it. */
export interface Line {
  check: string
  state: State
  what: string
  /** Null if nothing has to be done. */
  toDo: string | null
}

type Words = Pick<Check<never>, 'id' | 'toDo'>

export function lineOf({ id, toDo }: Words, finding: Finding): Line {
  const { state, what } = finding
  return { check: id, state, what, toDo: state === 'fine' ? null : (finding.toDo ?? toDo) }
}

/** Nothing a check throws may hide the others, or print a secret: only the code is shown. */
export async function examine<Deps>(check: Check<Deps>, deps: Deps): Promise<Line[]> {
  try {
    const findings = await check.ask(deps, new AbortController().signal)
    return findings.map((finding) => lineOf(check, finding))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
    const toDo = 'Look for the reason in the log of the site.'
    return [{ check: check.id, state: 'broken', what: `could not be checked (${code})`, toDo }]
  }
}

const statuses: Record<State, number> = { fine: 0, warning: 1, broken: 2 }

/** For scripts: 0 if all is fine, 1 with warnings, 2 if something is broken. */
export function exitStatus(lines: readonly Line[]): number {
  return Math.max(0, ...lines.map(({ state }) => statuses[state]))
}

const marks: Record<State, string> = { fine: 'ok     ', warning: 'WARNING', broken: 'BROKEN ' }

export function report(lines: readonly Line[]): string {
  const text = lines.flatMap(({ check, state, what, toDo }) => [
    `${marks[state]}  ${check}: ${what}`,
    ...(toDo ? [`         → ${toDo}`] : []),
  ])
  const count = (state: State) => lines.filter((each) => each.state === state).length
  return [...text, '', `${count('broken')} broken, ${count('warning')} warnings`].join('\n')
}
