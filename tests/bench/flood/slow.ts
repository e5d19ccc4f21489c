import { connect, type Socket } from 'node:net'

type Slow = {
  origin: string
  /** Milliseconds. */
  beginsAfter: number
}

const everyMs = 500
/**
 * If all readers began in one moment, Node.js would need 0.4 s for the headers of their requests. A proxy such as nginx
 * does not pass them on.
 */
const nextClientMs = 10
const unread = 40
const encodings = ['br', 'gzip', 'identity']

/**
 * Clients hold connections without progress and reconnect when the site closes them. Returns a function that ends them.
 */
export function startSlowClients(
  origin: string,
  { count, paths }: { count: number; paths: readonly string[] },
) {
  const stops = Array.from({ length: count }, (_, index) => {
    const slow = { origin, beginsAfter: index * nextClientMs }
    return [
      slowReader(slow, paths[index % paths.length] ?? '/', encodings[index % encodings.length] ?? 'br'),
      slowSender(slow, index),
    ]
  })
  return () => {
    for (const stop of stops.flat()) stop()
  }
}

const slowReader = (slow: Slow, path: string, encoding: string) =>
  persistent(slow, (socket, host) => {
    socket.pause()
    const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${encoding}\r\n\r\n`
    socket.write(request.repeat(unread))
    return () => {}
  })

/** Half of the clients never complete their headers, the others never complete a webhook body. */
const slowSender = (slow: Slow, index: number) =>
  persistent(slow, (socket, host) => {
    const begin =
      index % 2 === 0
        ? `GET /slow-${index} HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `
        : `POST /api/revalidate HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"`
    socket.write(begin)
    socket.resume()
    const timer = setInterval(() => socket.write('s'), everyMs)
    return () => clearInterval(timer)
  })

function persistent({ origin, beginsAfter }: Slow, begin: (socket: Socket, host: string) => () => void) {
  const { port, host } = new URL(origin)
  let socket: Socket | undefined
  let next = setTimeout(open, beginsAfter)
  function open() {
    // Hundreds of lookups of a name would hold up the other clients of this process for two seconds.
    const opened = connect(Number(port), '127.0.0.1')
    socket = opened
    let end = () => {}
    opened.on('connect', () => {
      end = begin(opened, host)
    })
    // The site may close the connection of a slow client at any time.
    opened.on('error', () => {})
    opened.on('close', () => {
      end()
      if (socket) next = setTimeout(open, everyMs)
    })
  }
  return () => {
    clearTimeout(next)
    const last = socket
    socket = undefined
    last?.destroy()
  }
}
