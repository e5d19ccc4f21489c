import type { Field } from '@association/content'
import type { FoundLink } from '@association/content/rules'
import { Button } from '@contentful/f36-components'
import type { RefObject } from 'react'
import type { Cards } from '../links/cards.ts'
import type { Session } from '../sdk/session.ts'
import styles from './fields.module.css'
import { insertBlock, prefixLines, type Typed, wrapSelection } from './markdown-edits.ts'
import { kindOf, pick } from './pick.ts'
import { typeInto } from './type-into.ts'

type Props = {
  input: RefObject<HTMLTextAreaElement | null>
  session: Session
  cards: Cards
  field: Field
}

const edits: { name: string; edit(typed: Typed): Typed }[] = [
  { name: 'Bold', edit: (typed) => wrapSelection(typed, ['**', '**']) },
  { name: 'Italic', edit: (typed) => wrapSelection(typed, ['*', '*']) },
  { name: 'Heading', edit: (typed) => prefixLines(typed, '## ') },
  { name: 'List', edit: (typed) => prefixLines(typed, '- ') },
  { name: 'Quote', edit: (typed) => prefixLines(typed, '> ') },
  { name: 'Link', edit: (typed) => wrapSelection(typed, ['[', '](https://)']) },
]

/** Buttons for those who do not write Markdown by heart. */
export function MarkdownToolbar({ input, session, cards, field }: Props) {
  const apply = (edit: (typed: Typed) => Typed) => {
    const area = input.current
    if (!area) return
    const { text, start, end } = edit({
      text: area.value,
      start: area.selectionStart,
      end: area.selectionEnd,
    })
    typeInto(area, text)
    area.setSelectionRange(start, end)
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
      {edits.map(({ name, edit }) => (
        <Button key={name} size="small" variant="transparent" onClick={() => apply(edit)}>
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
