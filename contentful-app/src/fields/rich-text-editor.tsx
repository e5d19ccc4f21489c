import type { RichText } from '@association/content'
import { fromMarkdown, toMarkdown } from '@association/content/rich-text/markdown/index.ts'
import { linksIn } from '@association/content/rules'
import { Textarea } from '@contentful/f36-components'
import { useCallback, useEffect, useRef } from 'react'
import type { Cards } from '../links/cards.ts'
import { useCards } from './cards-context.ts'
import type { EditorProps } from './editor-props.ts'
import { inputProps } from './field-shell.tsx'
import styles from './fields.module.css'
import { MarkdownToolbar } from './markdown-toolbar.tsx'
import { useDisabled } from './use-disabled.ts'

/** Rich text as Markdown. Embedded entries and files are placeholders that survive every edit around them. */
export function RichTextEditor({ value, session }: EditorProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  const isDisabled = useDisabled(value)
  const write = useTyping(value)
  const { cards } = useCards()
  useEffect(() => {
    const show = async (next: unknown) => {
      const source = await markdownOf(next, cards)
      if (input.current && value.get() === next) input.current.value = source
    }
    void show(value.get())
    return value.onOutsideChange((next) => void show(next))
  }, [value, cards])

  return (
    <>
      {!isDisabled && <MarkdownToolbar {...{ input, session, cards }} field={value.field} />}
      <Textarea
        {...inputProps(value)}
        ref={input}
        rows={10}
        className={styles.markdown}
        placeholder="Text in Markdown: **bold**, _italic_, # heading, - list, [link](https://…)"
        isDisabled={isDisabled}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
    </>
  )
}

/** Stores what is typed as rich text. Reading Markdown takes a moment of its own; only the newest text counts. */
function useTyping(value: EditorProps['value']) {
  const newest = useRef('')
  return useCallback(
    (source: string) => {
      newest.current = source
      void fromMarkdown(source).then((document) => {
        if (newest.current === source) value.set(source.trim() === '' ? undefined : document)
      })
    },
    [value],
  )
}

async function markdownOf(value: unknown, cards: Cards): Promise<string> {
  if (value === undefined) return ''
  const links = linksIn(value)
  const titles = await Promise.all(
    links.map(async (link) => [link.id, (await cards.load(link)).title] as const),
  ).catch(() => [])
  const known = new Map(titles)
  return toMarkdown(value as RichText, ({ linkType, id }) => known.get(id) ?? `${linkType} ${id}`)
}
