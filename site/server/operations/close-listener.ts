import { Server } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds. Under a flood, connections never end. */
const longestMs = 500
/** Milliseconds of a turn in which hardly any connection arrives. */
const shortTurnMs = 0.3

/**
 * Closes the socket that accepts connections when no connection waits for it, because closing resets those. Node.js
 * accepts one in each turn of its loop. Open connections continue.
 */
export async function closeListener(server: Server): Promise<void> {
  let accepted = 0
  const count = () => {
    accepted += 1
  }
  server.on('connection', count)
  server.on('drop', count)
  const until = performance.now() + longestMs
  // The rest of the present turn may not ask the system for connections.
  await nextTurn()
  for (let isQuiet = false, now = performance.now(); !isQuiet && now < until; ) {
    const before = { accepted, now }
    await nextTurn()
    now = performance.now()
    isQuiet = accepted === before.accepted && now - before.now < shortTurnMs
  }
  server.off('connection', count)
  server.off('drop', count)
  // HTTP's `close` would close idle connections at once.
  Server.prototype.close.call(server)
}
