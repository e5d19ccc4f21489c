import type { RichText } from '@association/content'
import { fromMarkdown, toMarkdown } from '@association/content/rich-text/markdown/index.ts'
import { linksIn } from '@association/content/rules'
import { Textarea } from '@contentful/f36-components'
import { useCallback, useEffect, useRef } from 'react'
import type { Cards } from '../links/cards.ts'
import { useCards } from './cards-context.ts'
import type { EditorProps } from './editor-props.ts'
import styles from './fields.module.css'
import { formatFor } from './formats.ts'
import { inputProps } from './input-props.ts'
import { insertPasted } from './markdown-edits.ts'
import { MarkdownToolbar } from './markdown-toolbar.tsx'
import { pastedMarkdown } from './paste.ts'
import { edit } from './type-into.ts'
import { useDisabled } from './use-disabled.ts'
import { useRestoredText } from './use-restored-text.ts'

/** Rich text as Markdown. Embedded entries and files are placeholders that survive every edit around them. */
export function RichTextEditor({ value, session }: EditorProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  const isDisabled = useDisabled(value)
  const { write, isReading } = useTyping(value)
  const { cards } = useCards()
  useEffect(() => {
    const show = async (next: unknown) => {
      const source = await markdownOf(next, cards)
      if (input.current && value.get() === next && !isReading()) input.current.value = source
    }
    void show(value.get())
    return value.onOutsideChange((next) => void show(next))
  }, [value, cards, isReading])
  useRestoredText({ value, input, typed: write })

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
        onKeyDown={(event) => {
          const format = formatFor(event)
          if (!format || !input.current) return
          event.preventDefault()
          edit(input.current, format.toggle)
        }}
        onPaste={(event) => {
          const pasted = pastedMarkdown(event.clipboardData)
          if (pasted === undefined || !input.current) return
          event.preventDefault()
          edit(input.current, (typed) => insertPasted(typed, pasted))
        }}
      />
    </>
  )
}

/** Stores what is typed as rich text. Reading Markdown takes a moment of its own; only the newest text counts. */
function useTyping(value: EditorProps['value']) {
  const newest = useRef<string>(undefined)
  const write = useCallback(
    (source: string) => {
      newest.current = source
      value.reading(source)
      void fromMarkdown(source).then((document) => {
        if (newest.current !== source) return
        newest.current = undefined
        value.set(source.trim() === '' ? undefined : document)
      })
    },
    [value],
  )
  const isReading = useCallback(() => newest.current !== undefined, [])
  return { write, isReading }
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
