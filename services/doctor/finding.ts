export type State = 'fine' | 'warning' | 'broken'

/** One line of the doctor: what was looked at, how it is, and what to do about it. */
export interface Finding {
  check: string
  state: State
  what: string
  /** Null if nothing has to be done. */
  toDo: string | null
}

/** Findings of one check. */
export function about(check: string) {
  return {
    fine: (what: string): Finding => ({ check, state: 'fine', what, toDo: null }),
    warning: (what: string, toDo: string): Finding => ({ check, state: 'warning', what, toDo }),
    broken: (what: string, toDo: string): Finding => ({ check, state: 'broken', what, toDo }),
  }
}

const statuses: Record<State, number> = { fine: 0, warning: 1, broken: 2 }

/** For scripts: 0 if all is fine, 1 with warnings, 2 if something is broken. */
export function exitStatus(findings: readonly Finding[]): number {
  return Math.max(0, ...findings.map(({ state }) => statuses[state]))
}

const marks: Record<State, string> = { fine: 'ok     ', warning: 'WARNING', broken: 'BROKEN ' }

export function report(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ check, state, what, toDo }) => [
    `${marks[state]}  ${check}: ${what}`,
    ...(toDo ? [`         → ${toDo}`] : []),
  ])
  const count = (state: State) => findings.filter((each) => each.state === state).length
  return [...lines, '', `${count('broken')} broken, ${count('warning')} warnings`].join('\n')
}

/** Nothing a check throws may hide the others, or print a secret: only the code is shown. */
export async function examine(check: string, work: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await work()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
    const advice = 'Look for the reason in the log of the site.'
    return [about(check).broken(`could not be checked (${code})`, advice)]
  }
}
