import type { Items, JsonFields } from '@association/content/define/field.ts'
import { isRecord } from '@association/content/safe/is-record.ts'
import { Badge } from '@contentful/f36-components'
import { type KeyboardEvent, memo, useEffect, useRef, useSyncExternalStore } from 'react'
import { Icon } from '../../base/icons/icon.tsx'
import { BrokenValue } from './broken-value.tsx'
import { CardActions, type ItemWish } from './card-actions.tsx'
import { dragProps, dropProps } from './drag.ts'
import { useOpenForm } from './form-context.ts'
import styles from './forms.module.css'
import type { FormKeys } from './model/form-store.ts'
import { partId, partOf } from './model/part.ts'
import { OtherValues } from './other-values.tsx'
import { PartIssues } from './part-issues.tsx'
import { usePart } from './use-part.ts'

type Props = {
  list: Items
  item: string
  place: FormKeys
  index: number
  count: number
  isFull: boolean
  isOpen: boolean
  isDisabled: boolean
  onToggle(isOpen: boolean): void
  onWish(wish: ItemWish): void
  onDropped(item: string): void
}

export const ItemCard = memo(function ItemCard(props: Props) {
  const { list, item, place, index, isOpen, isDisabled, onToggle, onWish, onDropped } = props
  const { store, board, Fields } = useOpenForm()
  const own = [...place, item]
  const id = partId(store.root.id, own)
  const listId = partId(store.root.id, place)
  const problems = useSyncExternalStore(board.subscribe, () => board.count(id))
  const isObject = usePart(store, () => isRecord(store.at(own)))
  const name = `${list.name} ${index + 1}`
  const moveByKey = (event: KeyboardEvent) => {
    const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    if (by === undefined || isDisabled) return
    event.preventDefault()
    onWish({ do: 'move', to: (at) => at + by, from: 'title' })
  }
  return (
    <li className={styles.card} data-item={item} {...dropProps(listId, item, onDropped)}>
      <div className={styles.cardHead}>
        {!isDisabled && (
          <span
            className={styles.handle}
            aria-hidden="true"
            title="Drag to move"
            {...dragProps(listId, item)}
          >
            <Icon name="grip" />
          </span>
        )}
        <button
          type="button"
          className={styles.fold}
          data-part="title"
          aria-expanded={isOpen}
          onClick={() => onToggle(!isOpen)}
          onKeyDown={moveByKey}
        >
          <span className={styles.ordinal}>{name}</span>
          <CardTitle fields={list.of} place={own} />
        </button>
        {problems > 0 && <Badge variant="warning">{`${problems} to fix`}</Badge>}
        {!isDisabled && <CardActions {...props} name={name} onWish={onWish} />}
      </div>
      {isOpen && (
        <div className={styles.cardBody} data-part="body">
          <PartIssues id={id} />
          {isObject ? (
            <>
              <Fields fields={list.of} place={own} />
              <OtherValues fields={list.of} place={own} />
            </>
          ) : (
            <BrokenValue value={partOf(store, own, { kind: 'json', name })} />
          )}
        </div>
      )}
    </li>
  )
})

type TitleProps = { fields: JsonFields; place: FormKeys }

function CardTitle({ fields, place }: TitleProps) {
  const { store } = useOpenForm()
  const text = useRef<HTMLSpanElement>(null)
  const key = place.join('/')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the place as text
  useEffect(() => {
    const show = () => {
      const title = titleIn(store.at(place), fields)
      if (text.current && text.current.textContent !== title) text.current.textContent = title
    }
    show()
    return store.subscribe(show)
  }, [store, key, fields])
  return <span ref={text} className={styles.cardTitle} />
}

const usualTitles = ['title', 'name', 'text', 'date', 'slug']

function titleIn(item: unknown, fields: JsonFields): string {
  if (!isRecord(item)) return ''
  const words = [...usualTitles, ...Object.keys(fields)]
    .filter((id) => Object.hasOwn(fields, id))
    .map((id) => item[id])
    .find((value) => typeof value === 'string' && value.trim() !== '')
  return String(words ?? '')
    .replace(/<[^>]*>/g, ' ')
    .trim()
}
