/** Where the about page leads on to. */
export const toCabins = { label: 'See the cabins', to: '/cabins' } as const
