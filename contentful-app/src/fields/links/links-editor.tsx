import { useRef, useState } from 'react'
import { idsIn, insertedBefore, linkValue, moved, type NthLink, nthOf } from '../../contentful/link-list.ts'
import { useDesk } from '../../desk/desk-context.ts'
import type { EditorProps } from '../field/editor-props.ts'
import styles from '../field/fields.module.css'
import { describedBy } from '../field/input-props.ts'
import { useDisabled } from '../field/use-disabled.ts'
import { useValue } from '../field/use-value.ts'
import { AddBlock } from './add-block.tsx'
import { AddLinks } from './add-links.tsx'
import { InsertHere, InsertPoint } from './insert-point.tsx'
import { LinkCard } from './link-card.tsx'
import { kindOf } from './pick.ts'
import { useFocusInList } from './use-focus-in-list.ts'
import { usePlaces } from './use-places.ts'

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

  /** The list can change while the editor chooses or creates an entry, so the new link goes into the current list. */
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
