import { connect, type Socket } from 'node:net'

const everyMs = 500
const unread = 40
const encodings = ['br', 'gzip', 'identity']

/**
 * Clients hold connections without progress and reconnect when the site closes them. Returns a function that ends them.
 */
export function startSlowClients(
  origin: string,
  { count, paths }: { count: number; paths: readonly string[] },
) {
  const readers = Array.from({ length: count }, (_, index) =>
    slowReader(origin, paths[index % paths.length] ?? '/', encodings[index % encodings.length] ?? 'br'),
  )
  const senders = Array.from({ length: count }, (_, index) => slowSender(origin, index))
  return () => {
    for (const stop of [...readers, ...senders]) stop()
  }
}

const slowReader = (origin: string, path: string, encoding: string) =>
  persistent(origin, (socket, host) => {
    socket.pause()
    const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${encoding}\r\n\r\n`
    socket.write(request.repeat(unread))
    return () => {}
  })

/** Half of the clients never complete their headers, the others never complete a webhook body. */
const slowSender = (origin: string, index: number) =>
  persistent(origin, (socket, host) => {
    const begin =
      index % 2 === 0
        ? `GET /slow-${index} HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `
        : `POST /api/revalidate HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"`
    socket.write(begin)
    socket.resume()
    const timer = setInterval(() => socket.write('s'), everyMs)
    return () => clearInterval(timer)
  })

function persistent(origin: string, begin: (socket: Socket, host: string) => () => void) {
  const { port, host } = new URL(origin)
  let isOver = false
  let socket: Socket
  const open = () => {
    // Hundreds of lookups of a name would hold up the other clients of this process for two seconds.
    socket = connect(Number(port), '127.0.0.1')
    let end = () => {}
    socket.on('connect', () => {
      end = begin(socket, host)
    })
    // The site may close the connection of a slow client at any time.
    socket.on('error', () => {})
    socket.on('close', () => {
      end()
      if (!isOver) setTimeout(() => isOver || open(), everyMs)
    })
  }
  open()
  return () => {
    isOver = true
    socket.destroy()
  }
}
