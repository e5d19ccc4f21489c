import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export async function startProxy(targetPort: number) {
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((inward) => {
    if (isCut) return void inward.destroy()
    const outward = connect(targetPort, '127.0.0.1')
    for (const [each, opposite] of [[inward, outward] as const, [outward, inward] as const]) {
      sockets.add(each)
      each.on('error', () => {})
      each.on('close', () => {
        sockets.delete(each)
        opposite.destroy()
      })
      each.pipe(opposite)
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const dropAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    cut() {
      isCut = true
      dropAll()
    },
    restore() {
      isCut = false
    },
    close() {
      dropAll()
      server.close()
    },
  }
}
