import type { RichText } from '@association/content'
import type { TextSource } from '../text-source.ts'
import { markdownFromText } from './markdown-text.ts'

export type MarkdownSource = TextSource & {
  markdown(): string
  text(): RichText | undefined
  show(markdown: string, text: RichText | undefined): void
}

export function markdownSource(
  initial: { markdown: string; text: RichText },
  onWrite: (markdown: string) => void,
): MarkdownSource {
  let { markdown, text }: { markdown: string; text: RichText | undefined } = initial
  const outside = new Set<(next: unknown) => void>()
  const all = new Set<() => void>()
  function take(next: RichText | undefined, written: string) {
    text = next
    markdown = written
    for (const listener of all) listener()
  }
  return {
    get: () => text,
    text: () => text,
    markdown: () => markdown,
    set(next) {
      take(next, markdownFromText(next))
      onWrite(markdown)
    },
    show(written, next) {
      take(next, written)
      for (const listener of outside) listener(next)
    },
    onOutsideChange(listener) {
      outside.add(listener)
      return () => outside.delete(listener)
    },
    onChange(listener) {
      all.add(listener)
      return () => all.delete(listener)
    },
  }
}
