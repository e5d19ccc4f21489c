import { type FromApp, type FromPreview, fromApp, fromPreview, messageOf } from '@association/content/preview'
import { afterPaint } from './after-paint.ts'
import type { Connection, Preview } from './connection.ts'
import { showField } from './marked-field.ts'

type Unsigned<Message> = Message extends FromPreview ? Omit<Message, 'source' | 'nonce'> : never

/** Talks to our app, which is this frame's parent; only its origin, window and nonce are believed. */
export function connectApp(preview: Preview, nonce: string): Connection {
  const { appOrigin, ids } = preview.settings
  const expected = { source: fromApp, nonce, origins: [appOrigin], window: window.parent } as const
  const post = (message: Unsigned<FromPreview>) =>
    window.parent.postMessage({ ...message, source: fromPreview, nonce }, appOrigin)

  function receive(event: MessageEvent) {
    const message = messageOf<FromApp>(event, expected)
    if (message?.kind === 'values') {
      preview.patch(message)
      const { sequence } = message
      afterPaint((at) => post({ kind: 'painted', sequence, at }))
    } else if (message?.kind === 'focus') showField(message, ids)
    else if (message?.kind === 'token') preview.renewToken(message.token)
  }

  window.addEventListener('message', receive)
  post({ kind: 'ready' })
  return {
    clicked: (field) => post({ kind: 'clicked', ...field }),
    problems: (problems) => post({ kind: 'problems', problems }),
    close: () => window.removeEventListener('message', receive),
  }
}
