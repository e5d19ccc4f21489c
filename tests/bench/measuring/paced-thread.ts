import { parentPort, workerData } from 'node:worker_threads'
import type { Pace, Paced } from './paced-client.ts'
import { type Connection, openConnection } from './raw-connection.ts'

const { origin, host, paths, perSecond, connections, acceptEncoding = 'br' }: Pace = workerData
const { hostname, port, host: ownHost } = new URL(origin)
const requests = paths.map((path) => ({
  path,
  bytes: Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: ${host ?? ownHost}\r\nAccept-Encoding: ${acceptEncoding}\r\n\r\n`,
  ),
}))
const dueTimes: number[] = []
const free: Connection[] = Array.from({ length: connections }, () =>
  openConnection({ hostname, port: Number(port) }),
)
const milliseconds: number[] = []
const problems: Paced['problems'] = []
const begin = performance.now()
let due = 0
let sent = 0
let isStopping = false

parentPort?.on('message', () => {
  isStopping = true
})
const timer = setInterval(tick, 1)

function tick() {
  const now = performance.now()
  while (!isStopping && begin + (due * 1000) / perSecond <= now) {
    dueTimes.push(begin + (due * 1000) / perSecond)
    due += 1
  }
  sendWhatIsDue()
  if (isStopping && dueTimes.length === 0 && free.length === connections) finish()
}

function sendWhatIsDue() {
  while (free.length > 0 && dueTimes.length > 0) {
    // In turn, so that all connections are open soon.
    const connection = free.shift()
    const dueAt = dueTimes.shift()
    const request = requests[sent % requests.length]
    if (!connection || !request || dueAt === undefined) return
    sent += 1
    connection.send(request.bytes, (problem) => {
      milliseconds.push(performance.now() - dueAt)
      if (problem) problems.push({ path: request.path, problem })
      free.push(connection)
      sendWhatIsDue()
    })
  }
}

function finish() {
  clearInterval(timer)
  for (const connection of free) connection.close()
  const result: Paced = {
    requests: milliseconds.length,
    milliseconds: Float64Array.from(milliseconds),
    problems,
  }
  parentPort?.postMessage(result)
}
