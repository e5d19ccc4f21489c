/** A worker of `node:cluster`, or `process` inside it. */
export type Channel = {
  send?(message: object, whenSent: (error: Error | null) => void): unknown
  on(event: 'message', listener: (message: unknown) => void): unknown
  on(event: 'disconnect' | 'exit', listener: () => void): unknown
  off(event: 'message', listener: (message: unknown) => void): unknown
}

/** Other code can use the same channel. */
const subject = 'association.shared-state'

export function sendTo(channel: Channel, message: object, failed: (error: Error) => void = () => {}) {
  const whenSent = (error: Error | null) => {
    if (error) failed(error)
  }
  if (channel.send) channel.send({ subject, ...message }, whenSent)
  else failed(new Error('the channel between the processes is closed'))
}

export function hear<Message>(channel: Channel, listener: (message: Message) => void) {
  const onMessage = (message: unknown) => {
    const isOurs = typeof message === 'object' && message !== null && 'subject' in message
    // The other process runs the same code version.
    if (isOurs && message.subject === subject) listener(message as Message)
  }
  channel.on('message', onMessage)
  return () => void channel.off('message', onMessage)
}
