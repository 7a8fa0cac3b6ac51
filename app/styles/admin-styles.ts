import stylesheet from './admin.css?url'

/** The `links` of each route of the admin area. */
export const links = () => [{ rel: 'stylesheet', href: stylesheet }]
