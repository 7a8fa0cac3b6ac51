export const cabinsPath = '/api/admin/cabins'
