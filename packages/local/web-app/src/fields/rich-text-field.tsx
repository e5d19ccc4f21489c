import type { RichText } from '@association/content'
import { fromMarkdown, toMarkdown } from '@association/content/rich-text/markdown/index.ts'
import { useEffect, useRef, useState } from 'react'
import { useShared } from '../app-context.tsx'
import { useSpace } from '../space-context.tsx'
import type { FieldProps } from './field-props.ts'

const empty = { nodeType: 'document', data: {}, content: [] } as unknown as RichText

/** Each keystroke turns Markdown into a document; placeholders represent nodes that Markdown cannot express. */
export function RichTextField({ field, value, onChange, control }: FieldProps<RichText>) {
  const ref = useRef<HTMLTextAreaElement>(null)
  const written = useRef<RichText | undefined>(value)
  const round = useRef(0)
  const [source, setSource] = useState(() => toMarkdown(value ?? empty))

  useEffect(() => {
    if (isSame(value, written.current)) return
    written.current = value
    setSource(toMarkdown(value ?? empty))
  }, [value])

  async function read(next: string) {
    setSource(next)
    round.current += 1
    const thisRound = round.current
    const document = next.trim() === '' ? undefined : await fromMarkdown(next)
    if (thisRound !== round.current) return // the user typed on meanwhile
    written.current = document
    onChange(document)
  }

  const insert = (text: string) => {
    const { selectionStart = source.length, selectionEnd = source.length } = ref.current ?? {}
    void read(source.slice(0, selectionStart) + text + source.slice(selectionEnd))
  }
  return (
    <>
      <Inserts insert={insert} selected={() => selectedIn(ref.current)} name={field.name} />
      <textarea
        {...control}
        ref={ref}
        className="code"
        rows={Math.min(24, Math.max(5, source.split('\n').length + 1))}
        value={source}
        onChange={(event) => void read(event.target.value)}
      />
    </>
  )
}

const selectedIn = (area: HTMLTextAreaElement | null) =>
  area?.value.slice(area.selectionStart, area.selectionEnd) || 'link'

const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

type InsertsProps = { insert(text: string): void; selected(): string; name: string }

/** Inserts links: editors need no ids. */
function Inserts({ insert, selected, name }: InsertsProps) {
  const { dialogs } = useShared()
  const { scope } = useSpace()
  async function pick(entityType: 'Entry' | 'Asset', write: (id: string) => string) {
    const text = selected()
    const chosen = await dialogs.ask({ kind: 'select', entityType, isMany: false, scope })
    const id = (chosen as { sys?: { id: string } } | null)?.sys?.id
    if (id) insert(write(id).replace('{text}', text))
  }
  const actions = [
    ['Embed entry', () => pick('Entry', (id) => `\n\n![Entry](entry:${id})\n\n`)],
    ['Embed asset', () => pick('Asset', (id) => `\n\n![Asset](asset:${id})\n\n`)],
    ['Link entry', () => pick('Entry', (id) => `[{text}](entry:${id})`)],
    ['Link asset', () => pick('Asset', (id) => `[{text}](asset:${id})`)],
  ] as const
  return (
    <fieldset className="inline small inserts" aria-label={`Insert into ${name}`}>
      {actions.map(([label, act]) => (
        <button key={label} type="button" onClick={() => void act()}>
          {label}
        </button>
      ))}
      <span className="quiet">Markdown</span>
    </fieldset>
  )
}
