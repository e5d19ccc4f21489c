import type { RichText } from '@association/content'

/** Where a text comes from and goes to. A field is one, and a string of Markdown is another. */
export type TextSource = {
  get(): unknown
  set(next: RichText | undefined): void
  /** Told of texts that came from elsewhere. */
  onOutsideChange(listener: (next: unknown) => void): () => void
  /** Told of every text, typed here or elsewhere. */
  onChange(listener: () => void): () => void
}
