import { Button } from '@contentful/f36-components'
import { useContext, useEffect, useState } from 'react'
import { idsIn, linkValue } from '../../contentful/link-list.ts'
import type { EditorProps } from '../field/editor-props.ts'
import { EntryContext, useSibling } from '../field/entry-context.ts'
import { useDisabled } from '../field/use-disabled.ts'
import type { Card } from '../links/cards.ts'
import { CardsContext } from '../links/cards-context.ts'
import { kindOf, pick } from '../links/pick.ts'
import { useOpenForm } from './form-context.ts'
import styles from './forms.module.css'

/** The value is an id or a URL. */
export function PictureEditor(props: EditorProps) {
  const { value, session } = props
  const { Editor } = useOpenForm()
  const entry = useContext(EntryContext)
  const attached = idsIn(useSibling('pictures'))
  const isDisabled = useDisabled(value)
  const chosen = useCurrent(props)
  const [round, setRound] = useState(0)
  const pictures = entry?.fields.find(({ id }) => id === 'pictures')
  const choose = (id: string) => {
    value.act(id, `Chose ${value.label}`)
    setRound((count) => count + 1)
  }
  const attach = async () => {
    if (!pictures) return
    const kind = kindOf(pictures.field)
    const [id] = await pick(session, { ...kind, isList: false })
    if (id === undefined) return
    const now = idsIn(pictures.get())
    if (!now.includes(id)) pictures.act(linkValue([...now, id], kind), 'Attached a picture')
    choose(id)
  }
  return (
    <div className={styles.pictureField}>
      <Editor key={round} {...props} />
      {!isDisabled && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that says the label again
        <div className={styles.pictures} role="group" aria-label={`Pictures for ${value.label}`}>
          {attached.map((id) => (
            <PictureChoice key={id} id={id} isChosen={chosen === id} onChoose={() => choose(id)} />
          ))}
          {pictures && (
            <Button size="small" onClick={() => void attach()}>
              Attach a picture
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function useCurrent({ value }: EditorProps): string {
  const [current, setCurrent] = useState(() => String(value.get() ?? ''))
  useEffect(() => value.onChange((next) => setCurrent(String(next ?? ''))), [value])
  return current
}

function PictureChoice({ id, isChosen, onChoose }: { id: string; isChosen: boolean; onChoose(): void }) {
  const cards = useContext(CardsContext)?.cards
  const [card, setCard] = useState<Card>()
  useEffect(() => {
    let isOver = false
    cards?.load({ linkType: 'Asset', id }).then(
      (loaded) => isOver || setCard(loaded),
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [cards, id])
  const title = card?.title ?? id
  return (
    <button type="button" className={styles.picture} aria-pressed={isChosen} title={title} onClick={onChoose}>
      {card?.picture ? <img src={card.picture} alt={title} width={72} height={54} loading="lazy" /> : title}
    </button>
  )
}
