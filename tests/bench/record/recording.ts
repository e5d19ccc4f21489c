import type { Send } from './site/send.ts'
import type { Normalize } from './texts/normalize.ts'

export type Recording = {
  env: Readonly<Record<string, string>>
  send: Send
  normalize: Normalize
  /** Throws if a text has the name already. */
  add(name: string, text: string): void
}
