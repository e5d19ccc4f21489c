import type { Send } from './site/send.ts'
import type { Normalize } from './texts/normalize.ts'

/** What each subject of a record works with. */
export type Recording = {
  env: Readonly<Record<string, string>>
  send: Send
  normalize: Normalize
  /** Adds a text. Throws if one has the name already. */
  add(name: string, text: string): void
}
