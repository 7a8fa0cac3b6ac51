import { openSite } from './site.ts'
import { start } from './starting.ts'

await start(openSite)
