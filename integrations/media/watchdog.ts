import { workerData } from 'node:worker_threads'

// Runs beside the reader in a thread of its own. A file that keeps the reader turning in circles
// also keeps it from hearing that the server is gone; nobody would be left to end it.

const server: unknown = workerData
const lookEveryMs = 1000

setInterval(() => {
  if (process.ppid !== server) process.kill(process.pid, 'SIGKILL')
}, lookEveryMs)
