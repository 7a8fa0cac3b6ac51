import type { ServerBuild } from 'react-router'

const file = new URL('../build/site/server/index.js', import.meta.url).href

/** The built pages. In the server's bundle they are a part of it (bin/vite/server.ts). */
export const importPages = async (): Promise<ServerBuild> => import(file)
