import { EventEmitter } from 'node:events'
import { deserialize, serialize } from 'node:v8'
import type { Channel } from '../ipc/channel.ts'

/** Copies messages as `serialization: 'advanced'` does. */
export function channelPair() {
  const ends = [new EventEmitter(), new EventEmitter()] as const
  let isOpen = true
  const end = (own: EventEmitter, other: EventEmitter): Channel => ({
    send(message, whenSent) {
      const copy = serialize(message)
      setImmediate(() => {
        whenSent(isOpen ? null : new Error('Channel closed'))
        if (isOpen) other.emit('message', deserialize(copy))
      })
    },
    on: (event: string, listener: (message?: unknown) => void) => own.on(event, listener),
    off: (event: string, listener: (message?: unknown) => void) => own.off(event, listener),
  })
  return {
    primary: end(ends[1], ends[0]),
    worker: end(ends[0], ends[1]),
    close() {
      isOpen = false
      for (const each of ends) each.emit('disconnect')
    },
  }
}
