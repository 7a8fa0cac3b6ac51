/** One thing that should not be left as it is before a real launch, and where to change it. */
export interface Finding {
  what: string
  where: string
}

export interface FindingGroup {
  title: string
  findings: readonly Finding[]
}
