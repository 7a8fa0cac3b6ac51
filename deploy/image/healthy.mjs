// The image's health check: exit status 0 if the site is ready.
const { PORT = '3000' } = process.env
const response = await fetch(`http://127.0.0.1:${PORT}/readyz`, {
  signal: AbortSignal.timeout(4000),
})
process.exit(response.ok ? 0 : 1)
