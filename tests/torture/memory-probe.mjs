// Loaded into the server of a hostile run (node --expose-gc --import): on SIGUSR2 it reports memory
// after garbage collection.
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  process.stdout.write(`${JSON.stringify({ msg: 'memory', rss, heapUsed, external })}\n`)
})
