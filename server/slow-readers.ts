import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** A phone in a tunnel comes back sooner; a client that never reads only holds memory. */
export const unreadMs = 60_000

/**
 * Closes connections whose client has read nothing for this long while a response was waiting. A
 * request that is being received or worked on has limits of its own.
 */
export function closeUnread(server: Server, afterMs = unreadMs): Server {
  const open = new WeakMap<Socket, number>()
  server.on('request', ({ socket }, response) => {
    open.set(socket, (open.get(socket) ?? 0) + 1)
    response.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1))
  })
  return server.setTimeout(afterMs, (socket) => {
    const isWorking = (open.get(socket) ?? 0) > 0 && socket.writableLength === 0
    if (!isWorking) socket.destroy()
  })
}
