export const peoplePath = '/api/admin/people'
export const peopleKey = [peoplePath] as const
