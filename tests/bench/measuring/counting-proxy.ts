import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Bench } from './bench.ts'

/** Limits the memory of a long bench. */
const mostPaths = 10_000

export async function countingProxy({ later }: Pick<Bench, 'later'>, target: string) {
  const agent = new Agent({ keepAlive: true })
  const [hostname, port] = target.split(':')
  let requests = 0
  const paths: string[] = []
  const server = createServer((incoming, outgoing) => {
    requests += 1
    if (paths.length < mostPaths) paths.push(incoming.url ?? '')
    const { url: path, method, headers } = incoming
    const passed = request({ agent, hostname, port, path, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  later(() => {
    server.closeAllConnections()
    server.close()
    agent.destroy()
  })
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    paths: (): readonly string[] => paths,
  }
}
