export const visitPeriods = ['30-days', '12-months'] as const
export type VisitPeriod = (typeof visitPeriods)[number]
