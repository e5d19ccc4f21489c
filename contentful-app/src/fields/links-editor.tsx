import { Button, Select } from '@contentful/f36-components'
import { type MouseEvent, useRef, useState } from 'react'
import type { EditorProps } from './editor-props.ts'
import { describedBy } from './field-shell.tsx'
import styles from './fields.module.css'
import { LinkCard } from './link-card.tsx'
import { idsIn, linkValue, moved } from './link-list.ts'
import { acceptedTypes, createEntry, type Kind, kindOf, pick } from './pick.ts'
import { useDisabled } from './use-disabled.ts'
import { useFocusInList } from './use-focus-in-list.ts'
import { useValue } from './use-value.ts'

/** Entries or files that a field links to: choose, create, open, reorder, remove. */
export function LinksEditor({ value, session }: EditorProps) {
  const [current, set] = useValue(value)
  const isDisabled = useDisabled(value)
  const kind = kindOf(value.field)
  const ids = idsIn(current)
  const store = (next: readonly string[]) => set(linkValue(next, kind))
  const list = useRef<HTMLOListElement>(null)
  const focusOn = useFocusInList(list)
  const isFull = kind.isList ? ids.length >= (value.field.max ?? Number.POSITIVE_INFINITY) : ids.length > 0

  return (
    // biome-ignore lint/a11y/useSemanticElements: the field has its label already; a legend would say it twice
    <div role="group" aria-label={value.label} tabIndex={-1} className={styles.links} {...describedBy(value)}>
      <ol ref={list} className={styles.cards}>
        {ids.map((id, index) => (
          <LinkCard
            key={`${id}-${timesBefore(ids, index)}`}
            {...{ session, id, index, isDisabled }}
            linkType={kind.linkType}
            count={ids.length}
            onMove={(by) => {
              focusOn({ index: index + by, action: by < 0 ? 'up' : 'down' })
              store(moved(ids, index, by))
            }}
            onRemove={() => {
              focusOn({ index, action: 'remove' })
              store(ids.toSpliced(index, 1))
            }}
          />
        ))}
      </ol>
      {!isDisabled && (
        <AddLinks
          {...{ kind, isFull, session }}
          onAdd={(added) => store(kind.isList ? [...ids, ...added] : added)}
        />
      )}
    </div>
  )
}

/** A list may link to one entry twice. */
const timesBefore = (ids: readonly string[], index: number) =>
  ids.slice(0, index).filter((id) => id === ids[index]).length

type AddProps = Pick<EditorProps, 'session'> & {
  kind: Kind
  isFull: boolean
  onAdd(ids: readonly string[]): void
}

function AddLinks({ kind, isFull, session, onAdd }: AddProps) {
  const chooseLabel = kind.isList ? 'Add existing' : isFull ? 'Replace' : 'Choose existing'
  const choose = async ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    const chosen = await pick(session, kind)
    if (chosen.length > 0) onAdd(chosen)
    button.focus()
  }
  return (
    <div className={styles.row}>
      <Button size="small" isDisabled={kind.isList && isFull} onClick={choose}>
        {chooseLabel}
      </Button>
      {kind.linkType === 'Entry' && !isFull && <CreateEntry {...{ kind, session, onAdd }} />}
    </div>
  )
}

function CreateEntry({ kind, session, onAdd }: Omit<AddProps, 'isFull'>) {
  const [isBusy, setBusy] = useState(false)
  const types = acceptedTypes(kind)
  const [chosen, setChosen] = useState('')
  const type = types.find(({ id }) => id === chosen) ?? types[0]
  if (!type) return null
  const create = async () => {
    setBusy(true)
    const id = await createEntry(session, type.id)
    setBusy(false)
    if (!id) return
    onAdd([id])
    await session.sdk.navigator.openEntry(id, { slideIn: true })
  }
  return (
    <>
      {types.length > 1 && (
        <Select
          size="small"
          value={type.id}
          aria-label="Type of the new entry"
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          {types.map(({ id, name }) => (
            <Select.Option key={id} value={id}>
              {name}
            </Select.Option>
          ))}
        </Select>
      )}
      <Button size="small" isDisabled={isBusy} onClick={() => void create()}>
        {isBusy ? 'Creating…' : `Create ${types.length > 1 ? 'new' : type.name.toLowerCase()}`}
      </Button>
    </>
  )
}
