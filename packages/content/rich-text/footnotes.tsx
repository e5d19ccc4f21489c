import type { Options } from '@contentful/rich-text-react-renderer'
import { BLOCKS, type Block, type Inline, MARKS } from '@contentful/rich-text-types'
import type { ReactNode } from 'react'
import type { RichText } from '../define/field.ts'
import { messages } from './messages.ts'
import { plainText } from './plain-text.ts'
import styles from './rich-text.module.css'

type Renderers = Required<Pick<Options, 'renderMark' | 'renderNode'>>

/**
 * A text that ends with a heading “Notes” and a numbered list has notes. A superscript number leads to its note if all
 * smaller ones came before it; so the 2 of “m²” is no reference. Use the renderers for one text, once.
 */
export function footnotes(document: RichText): Renderers {
  const notes = notesIn(document)
  const referred = new Set<number>()

  function reference(text: ReactNode): ReactNode {
    const number = typeof text === 'string' && /^\d{1,3}$/.test(text) ? Number(text) : 0
    const isFirst = number === referred.size + 1 && number <= notes.length
    if (!isFirst && !referred.has(number)) return <sup>{text}</sup>
    referred.add(number)
    return (
      <sup id={isFirst ? backId(number) : undefined}>
        <a href={`#${noteId(number)}`} aria-label={messages.note(number)}>
          {number}
        </a>
      </sup>
    )
  }
  function listItem(node: Block | Inline, children: ReactNode): ReactNode {
    const number = notes.indexOf(node) + 1
    if (number === 0) return <li>{children}</li>
    return (
      <li id={noteId(number)} className={styles.note}>
        {children}
        {referred.has(number) ? (
          <a href={`#${backId(number)}`} aria-label={messages.back(number)} className={styles.back}>
            ↩
          </a>
        ) : null}
      </li>
    )
  }
  return { renderMark: { [MARKS.SUPERSCRIPT]: reference }, renderNode: { [BLOCKS.LIST_ITEM]: listItem } }
}

const noteId = (number: number) => `note-${number}`
const backId = (number: number) => `note-${number}-back`

const titles = /^(?:foot|end)?notes$|^references$/i

function notesIn({ content }: RichText): readonly unknown[] {
  const [title, list] = content.filter((node) => plainText(node as never) !== '').slice(-2)
  const isTitled = title?.nodeType.startsWith('heading-') && titles.test(plainText(title as never))
  return isTitled && list?.nodeType === BLOCKS.OL_LIST ? list.content : []
}
