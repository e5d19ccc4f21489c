import { connect, type Socket } from 'node:net'

type Done = (problem?: string) => void
export type Connection = { send(request: Buffer, done: Done): void; close(): void }

const timeoutMs = 10_000

/**
 * A keep-alive connection for sequential requests. Reads only status and length, because client and server share the
 * machine.
 */
export function openConnection(address: { hostname: string; port: number }): Connection {
  let socket: Socket | undefined
  let current: { request: Buffer; done: Done; received: Buffer[]; isFirst: boolean } | undefined

  function open() {
    const opened = connect({ host: address.hostname, port: address.port, noDelay: true })
    opened.setTimeout(timeoutMs, () => opened.destroy(new Error(`no response within ${timeoutMs} ms`)))
    opened.on('data', (chunk) => {
      if (!current) return
      current.received.push(chunk)
      const state = readResponse(current.received)
      if (state.isComplete) finish(state.status === 200 ? undefined : `status ${state.status}`)
    })
    let reason = 'the connection was closed'
    opened.on('error', (error) => {
      reason = error.message
    })
    opened.on('close', () => {
      if (socket === opened) socket = undefined
      // A server may close a kept connection while a request is on its way, so clients repeat such a request once.
      if (current?.isFirst === false && current.received.length === 0) return again()
      if (current) finish(reason)
    })
    return opened
  }
  function again() {
    if (!current) return
    current.isFirst = true
    socket = open()
    socket.write(current.request)
  }
  function finish(problem?: string) {
    const done = current?.done
    current = undefined
    done?.(problem)
  }
  return {
    send(request, done) {
      current = { request, done, received: [], isFirst: socket === undefined }
      socket ??= open()
      socket.write(request)
    },
    close: () => void socket?.destroy(),
  }
}

type ResponseState = { isComplete: false } | { isComplete: true; status: number }
const incomplete: ResponseState = { isComplete: false }

function readResponse(received: Buffer[]): ResponseState {
  const bytes = received.length === 1 ? received[0] : Buffer.concat(received)
  if (!bytes) return incomplete
  received.splice(0, received.length, bytes)
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd < 0) return incomplete
  const head = bytes.toString('latin1', 0, headEnd)
  const status = Number(head.slice(9, 12))
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  const isComplete =
    length === undefined
      ? bytes.subarray(-5).toString('latin1') === '0\r\n\r\n'
      : bytes.length >= headEnd + 4 + Number(length)
  return isComplete ? { isComplete, status } : incomplete
}
