import { setTimeout as wait } from 'node:timers/promises'

type ProtocolMessage = {
  id?: number
  method?: string
  params?: object
  result?: object
  error?: { message: string }
}

/** Connects to a Node.js process that was started with `--inspect=PORT`. */
export const attachInspector = async (port: number) => attachTo(await addressOf(port))

/** Speaks the DevTools protocol. `address` is the WebSocket that Node.js prints when it starts. */
export async function attachTo(address: string) {
  const socket = new WebSocket(address)
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened)
    socket.addEventListener('error', failed)
  })
  const waiting = new Map<number, { resolve(result: object): void; reject(error: Error): void }>()
  const listeners = new Map<string, (params: object) => void>()
  let count = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error }: ProtocolMessage = JSON.parse(String(data))
    if (method) return listeners.get(method)?.(params ?? {})
    const request = waiting.get(id ?? 0)
    if (error) request?.reject(new Error(error.message))
    else request?.resolve(result ?? {})
  })
  return {
    send: <Result extends object>(method: string, params: object = {}): Promise<Result> =>
      new Promise((resolve, reject) => {
        count += 1
        waiting.set(count, { resolve: (result) => resolve(result as Result), reject })
        socket.send(JSON.stringify({ id: count, method, params }))
      }),
    on: <Params extends object>(method: string, heard: (params: Params) => void) =>
      void listeners.set(method, (params) => heard(params as Params)),
    close: () => socket.close(),
  }
}

async function addressOf(port: number): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => undefined)
    if (answer) return (await answer.json())[0].webSocketDebuggerUrl
    await wait(50)
  }
  throw new Error(`No inspector answers at port ${port}.`)
}
