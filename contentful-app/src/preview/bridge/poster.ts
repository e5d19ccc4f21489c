import { type FromApp, fromApp } from '@association/content/preview'

export type MessageBody = FromApp extends infer Message
  ? Message extends FromApp
    ? Omit<Message, 'source' | 'nonce'>
    : never
  : never

/** A frame that is not connected yet has no port. */
export const poster = (nonce: string) => (port: MessagePort | undefined, body: MessageBody) =>
  port?.postMessage({ source: fromApp, nonce, ...body })
