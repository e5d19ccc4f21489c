import type { Field } from '@association/content'
import type { FoundLink } from '@association/content/rules'
import { Button } from '@contentful/f36-components'
import { type RefObject, useEffect, useState } from 'react'
import type { Cards } from '../links/cards.ts'
import type { Session } from '../sdk/session.ts'
import styles from './fields.module.css'
import { formats } from './formats.ts'
import { insertBlock } from './markdown-edits.ts'
import { kindOf, pick } from './pick.ts'
import type { Typed } from './text-edits.ts'
import { edit, typedIn } from './type-into.ts'

type Props = {
  input: RefObject<HTMLTextAreaElement | null>
  session: Session
  cards: Cards
  field: Field
}

/** Buttons for those who do not write Markdown by heart. */
export function MarkdownToolbar({ input, session, cards, field }: Props) {
  const pressed = usePressed(input)
  const apply = (change: (typed: Typed) => Typed) => {
    if (input.current) edit(input.current, change)
  }
  const embed = async (linkType: FoundLink['linkType']) => {
    const wanted = { ...kindOf(field), linkType, isList: false }
    const [id] = await pick(session, wanted)
    if (!id) return
    const { title } = await cards.load({ linkType, id })
    const scheme = linkType === 'Entry' ? 'entry' : 'asset'
    apply((typed) =>
      insertBlock(typed, `![${title.replace(/[[\]\\]/g, '\\$&')}](${scheme}:${encodeURIComponent(id)})`),
    )
  }
  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Format">
      {formats.map(({ name, key, toggle }) => (
        <Button
          key={name}
          size="small"
          variant={pressed.split(',').includes(name) ? 'secondary' : 'transparent'}
          aria-pressed={pressed.split(',').includes(name)}
          aria-keyshortcuts={key && `Control+${key.toUpperCase()} Meta+${key.toUpperCase()}`}
          onClick={() => apply(toggle)}
        >
          {name}
        </Button>
      ))}
      {field.embeds && (
        <Button size="small" variant="transparent" onClick={() => void embed('Entry')}>
          Embed entry
        </Button>
      )}
      <Button size="small" variant="transparent" onClick={() => void embed('Asset')}>
        Embed file
      </Button>
    </div>
  )
}

/** The names of the formats that the selected text has. Renders only when they change. */
function usePressed(input: Props['input']): string {
  const [pressed, setPressed] = useState('')
  useEffect(() => {
    const look = () => {
      const area = input.current
      if (!area || document.activeElement !== area) return
      const typed = typedIn(area)
      setPressed(
        formats
          .filter(({ isOn }) => isOn(typed))
          .map(({ name }) => name)
          .join(),
      )
    }
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [input])
  return pressed
}
