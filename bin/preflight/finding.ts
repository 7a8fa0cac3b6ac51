/** One thing that should not be left as it is before a real launch, and where to change it. */
export type Finding = { what: string; where: string }

export type FindingGroup = { title: string; findings: readonly Finding[] }
