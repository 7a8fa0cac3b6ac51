import { AsyncLocalStorage } from 'node:async_hooks'
import type { Site } from './site.ts'

export interface LiveSite {
  /** Always what is published at the moment, or what is previewed within `preview`. */
  site: Site
  /** From now on everybody sees this. */
  show: (published: Site) => void
  /** Runs the work, and what it waits for, with another version of the site. */
  preview: <Result>(version: Site, work: () => Result) => Result
}

/** A site that can change while it runs. Read from it each time. */
export function createLiveSite(first: Site): LiveSite {
  const previewed = new AsyncLocalStorage<Site>()
  let published = first
  const current = () => previewed.getStore() ?? published
  return {
    site: {
      get facts() {
        return current().facts
      },
      get cabins() {
        return current().cabins
      },
      get retired() {
        return current().retired
      },
      get guides() {
        return current().guides
      },
      get albums() {
        return current().albums
      },
      /** Previews are of documents. */
      get closures() {
        return published.closures
      },
      document: (name) => current().document(name),
    },
    show: (next) => void (published = next),
    preview: (version, work) => previewed.run(version, work),
  }
}
