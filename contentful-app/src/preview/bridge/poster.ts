import { type FromApp, fromApp } from '@association/content/preview'

/** A message to a frame, before it is signed. */
export type Body = FromApp extends infer Message
  ? Message extends FromApp
    ? Omit<Message, 'source' | 'nonce'>
    : never
  : never

/** Posts messages of one session. A frame that does not listen yet has no port. */
export const poster = (nonce: string) => (port: MessagePort | undefined, body: Body) =>
  port?.postMessage({ source: fromApp, nonce, ...body })
