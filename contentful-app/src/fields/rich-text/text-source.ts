import type { RichText } from '@association/content'

export type TextSource = {
  get(): unknown
  set(next: RichText | undefined): void
  onOutsideChange(listener: (next: unknown) => void): () => void
  /** Runs after each change, local or outside. */
  onChange(listener: () => void): () => void
}
