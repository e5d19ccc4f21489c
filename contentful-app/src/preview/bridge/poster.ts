import { type FromApp, fromApp } from '@association/content/preview'

export type Body = FromApp extends infer Message
  ? Message extends FromApp
    ? Omit<Message, 'source' | 'nonce'>
    : never
  : never

/** A frame that is not connected yet has no port. */
export const poster = (nonce: string) => (port: MessagePort | undefined, body: Body) =>
  port?.postMessage({ source: fromApp, nonce, ...body })
