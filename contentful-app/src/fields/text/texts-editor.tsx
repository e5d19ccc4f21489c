import { TextInput } from '@contentful/f36-components'
import { type KeyboardEvent, useRef, useState } from 'react'
import { IconButton } from '../../base/icons/icon-button.tsx'
import type { EditorProps } from '../field/editor-props.ts'
import styles from '../field/fields.module.css'
import { inputProps } from '../field/input-props.ts'
import { useDisabled } from '../field/use-disabled.ts'
import { useValue } from '../field/use-value.ts'

export function TextsEditor({ value }: EditorProps) {
  const [current, set] = useValue(value)
  const isDisabled = useDisabled(value)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const texts: readonly string[] = Array.isArray(current) ? current.map(String) : []
  const { max } = value.field
  const isFull = max !== undefined && texts.length >= max

  function store(next: readonly string[], words: string) {
    set(next, words)
    setSaid(words)
  }
  function add(typed: string) {
    const added = textsIn(typed)
    if (added.length > 0) store(withTexts(texts, added), `Added ${added.map(quoted).join(', ')}`)
    if (input.current) input.current.value = ''
  }
  function remove(index: number) {
    store(texts.toSpliced(index, 1), `Removed ${quoted(texts[index])}`)
    input.current?.focus()
  }
  function move(index: number, by: 1 | -1) {
    const next = movedText(texts, index, by)
    store(next, `Moved ${quoted(texts[index])} to ${next.indexOf(texts[index] ?? '') + 1} of ${next.length}`)
    requestAnimationFrame(() => list.current?.children[index + by]?.querySelector('button')?.focus())
  }
  return (
    <div className={styles.pills}>
      <ul ref={list} className={styles.pillList} aria-label={value.label}>
        {texts.map((text, index) => (
          <Pill
            key={text}
            {...{ text, isDisabled }}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      {!isDisabled && (
        <TextInput
          {...inputProps(value)}
          ref={input}
          size="small"
          placeholder={isFull ? `No more than ${max}` : 'Add, then Enter'}
          isReadOnly={isFull}
          onBlur={({ currentTarget }) => add(currentTarget.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain')
            if (!pasted.includes('\n')) return
            event.preventDefault()
            add(pasted)
          }}
          onKeyDown={(event) => {
            const { key, currentTarget } = event as KeyboardEvent<HTMLInputElement>
            if (key === 'Enter' || key === ',') {
              event.preventDefault()
              add(currentTarget.value)
            } else if (key === 'Backspace' && currentTarget.value === '' && texts.length > 0)
              remove(texts.length - 1)
          }}
        />
      )}
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  )
}

const quoted = (text: string | undefined) => `“${text}”`

type PillProps = { text: string; isDisabled: boolean; onMove(by: 1 | -1): void; onRemove(): void }

function Pill({ text, isDisabled, onMove, onRemove }: PillProps) {
  return (
    <li className={styles.pill}>
      {isDisabled ? (
        text
      ) : (
        <>
          <button
            type="button"
            className={styles.pillText}
            title="Alt+← and Alt+→ move it"
            aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Delete"
            onKeyDown={(event) => {
              const action = pillAction(event)
              if (!action) return
              event.preventDefault()
              if (action === 'remove') onRemove()
              else onMove(action)
            }}
          >
            {text}
          </button>
          <IconButton
            icon="close"
            label={`Remove ${text}`}
            className={styles.pillRemove}
            onClick={onRemove}
          />
        </>
      )}
    </li>
  )
}

function pillAction({ key, altKey }: { key: string; altKey: boolean }): 'remove' | 1 | -1 | undefined {
  if (key === 'Delete' || key === 'Backspace') return 'remove'
  if (!altKey) return undefined
  return key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : undefined
}

const textsIn = (typed: string): string[] =>
  typed
    .split(/[\n,]/)
    .map((text) => text.trim())
    .filter(Boolean)

function withTexts(texts: readonly string[], added: readonly string[]): string[] {
  return [...new Set([...texts, ...added])]
}

function movedText(texts: readonly string[], index: number, by: 1 | -1): string[] {
  const target = index + by
  const text = texts[index]
  if (text === undefined || target < 0 || target >= texts.length) return [...texts]
  return texts.toSpliced(index, 1).toSpliced(target, 0, text)
}
