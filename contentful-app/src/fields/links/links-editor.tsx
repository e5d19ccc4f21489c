import type { BlockPosition } from '@association/content/preview/operations.ts'
import { Button } from '@contentful/f36-components'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../base/icons/icon.tsx'
import { idsIn, insertedBefore, linkValue, moved, type NthLink, nthOf } from '../../contentful/link-list.ts'
import { useDesk } from '../../desk/desk-context.ts'
import type { FieldValue } from '../../entry/field-value.ts'
import type { EditorProps } from '../field/editor-props.ts'
import styles from '../field/fields.module.css'
import { describedBy } from '../field/input-props.ts'
import { useDisabled } from '../field/use-disabled.ts'
import { useValue } from '../field/use-value.ts'
import { AddLinks } from './add-links.tsx'
import { InsertHere, InsertPoint } from './insert-point.tsx'
import { LinkCard } from './link-card.tsx'
import { kindOf } from './pick.ts'

export function LinksEditor({ value, session }: EditorProps) {
  const [current, set] = useValue(value)
  const [openPoint, setOpenPoint] = useState<number>()
  const isDisabled = useDisabled(value)
  const kind = kindOf(value.field)
  const ids = idsIn(current)
  const store = (next: readonly string[], said: string) => set(linkValue(next, kind), said)
  const list = useRef<HTMLOListElement>(null)
  const focusOn = useFocusInList(list)
  const room = (kind.isList ? (value.field.max ?? Number.POSITIVE_INFINITY) : 1) - ids.length
  const { label } = value

  /** The list can change while the editor chooses or creates an entry. */
  const idsNow = () => idsIn(value.get())
  function insert(before: NthLink, added: readonly string[]) {
    const next = insertedBefore(idsNow(), before, added)
    setOpenPoint(undefined)
    focusOn({ index: next.index, action: 'open' })
    store(next.ids, `Inserted into ${label}`)
  }
  function add(added: readonly string[]) {
    const before = idsNow()
    if (kind.isList) store([...before, ...added], `Added to ${label}`)
    else store(added, `${before.length > 0 ? 'Replaced' : 'Chose'} ${label}`)
  }
  const desk = useDesk()
  const placeAt = usePlaces(value)
  const pointBefore = (index: number) => (title: string) => {
    const at = placeAt?.(index)
    if (at) return <InsertHere title={title} onClick={() => desk?.add(at)} />
    return (
      <InsertPoint
        title={title}
        isOpen={openPoint === index}
        onToggle={(isOpen) => setOpenPoint(isOpen ? index : undefined)}
      >
        <AddLinks {...{ kind, room, session }} onAdd={(added) => insert(nthOf(ids, index), added)} />
      </InsertPoint>
    )
  }
  const end = placeAt?.(ids.length)
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field has its label already; a legend would say it twice
    <div role="group" aria-label={label} tabIndex={-1} className={styles.links} {...describedBy(value)}>
      <ol ref={list} className={styles.cards}>
        {ids.map((id, index) => (
          <LinkCard
            key={`${id}-${nthOf(ids, index).nth}`}
            {...{ session, id, index, isDisabled }}
            linkType={kind.linkType}
            count={ids.length}
            before={kind.isList && room > 0 && !isDisabled ? pointBefore(index) : undefined}
            onMove={(by, title) => {
              focusOn({ index: index + by, action: by < 0 ? 'up' : 'down' })
              store(moved(ids, index, by), `Moved “${title}” ${by < 0 ? 'up' : 'down'}`)
            }}
            onDrop={(from, by) => {
              focusOn({ index: from + by, action: 'open' })
              store(moved(ids, from, by), `Moved a block of ${label}`)
            }}
            onRemove={(title) => {
              focusOn({ index, action: 'remove' })
              store(ids.toSpliced(index, 1), `Removed “${title}”`)
            }}
          />
        ))}
      </ol>
      {!isDisabled && end && <AddBlock label={label} isFull={room <= 0} onAdd={() => desk?.add(end)} />}
      {!isDisabled && !end && <AddLinks {...{ kind, room, session }} onAdd={add} />}
    </div>
  )
}

function usePlaces({ id, field }: FieldValue): ((index: number) => BlockPosition) | undefined {
  const edited = useDesk()?.desk.selection.state().trail.at(-1)
  if (!edited || field.kind !== 'references' || field.isRead) return undefined
  return (index) => ({ space: edited.space, entry: edited.entry, field: id, index })
}

type AddBlockProps = { label: string; isFull: boolean; onAdd(): void }

const AddBlock = ({ label, isFull, onAdd }: AddBlockProps) => (
  <Button size="small" aria-label={`Add to ${label}`} isDisabled={isFull} onClick={onAdd}>
    <span className={styles.withIcon}>
      <Icon name="plus" size={14} />
      {isFull ? 'This list is full' : 'Add'}
    </span>
  </Button>
)

type ListFocus = { index: number; action: 'up' | 'down' | 'remove' | 'open' }

function useFocusInList(list: RefObject<HTMLElement | null>) {
  const wanted = useRef<ListFocus>(undefined)
  useLayoutEffect(() => {
    if (!wanted.current || !list.current) return
    const { index, action } = wanted.current
    wanted.current = undefined
    const item = list.current.children[index] ?? list.current.lastElementChild
    const button =
      item?.querySelector<HTMLElement>(`[data-action="${action}"]:enabled`) ??
      item?.querySelector<HTMLElement>('[data-action]:not([data-action="open"]):enabled') ??
      list.current.parentElement?.querySelector<HTMLElement>('button:enabled')
    button?.focus()
  })
  return (next: ListFocus) => {
    wanted.current = next
  }
}
