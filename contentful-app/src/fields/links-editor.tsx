import { Button, Select } from '@contentful/f36-components'
import { useState } from 'react'
import type { EditorProps } from './editor-props.ts'
import { describedBy } from './field-shell.tsx'
import styles from './fields.module.css'
import { LinkCard } from './link-card.tsx'
import { idsIn, linkValue, moved } from './link-list.ts'
import { acceptedTypes, createEntry, type Kind, kindOf, pick } from './pick.ts'
import { useDisabled } from './use-disabled.ts'
import { useValue } from './use-value.ts'

/** Entries or files that a field links to: choose, create, open, reorder, remove. */
export function LinksEditor({ value, session }: EditorProps) {
  const [current, set] = useValue(value)
  const isDisabled = useDisabled(value)
  const kind = kindOf(value.field)
  const ids = idsIn(current)
  const store = (next: readonly string[]) => set(linkValue(next, kind))
  const isFull = kind.isList ? ids.length >= (value.field.max ?? Number.POSITIVE_INFINITY) : ids.length > 0

  return (
    // biome-ignore lint/a11y/useSemanticElements: the field has its label already; a legend would say it twice
    <div role="group" aria-label={value.label} tabIndex={-1} className={styles.links} {...describedBy(value)}>
      <ol className={styles.cards}>
        {ids.map((id, index) => (
          <LinkCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a list may link to one entry twice
            key={`${id}-${index}`}
            {...{ session, id, index, isDisabled }}
            linkType={kind.linkType}
            count={ids.length}
            onMove={(by) => store(moved(ids, index, by))}
            onRemove={() => store(ids.toSpliced(index, 1))}
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

type AddProps = Pick<EditorProps, 'session'> & {
  kind: Kind
  isFull: boolean
  onAdd(ids: readonly string[]): void
}

function AddLinks({ kind, isFull, session, onAdd }: AddProps) {
  const chooseLabel = kind.isList ? 'Add existing' : isFull ? 'Replace' : 'Choose existing'
  return (
    <div className={styles.row}>
      <Button
        size="small"
        isDisabled={kind.isList && isFull}
        onClick={async () => onAdd(await pick(session, kind))}
      >
        {chooseLabel}
      </Button>
      {kind.linkType === 'Entry' && !isFull && <CreateEntry {...{ kind, session, onAdd }} />}
    </div>
  )
}

function CreateEntry({ kind, session, onAdd }: Omit<AddProps, 'isFull'>) {
  const [isBusy, setBusy] = useState(false)
  const types = acceptedTypes(kind)
  const create = async (typeId: string) => {
    setBusy(true)
    const id = await createEntry(session, typeId)
    setBusy(false)
    if (!id) return
    onAdd([id])
    await session.sdk.navigator.openEntry(id, { slideIn: true })
  }
  return (
    <Select
      size="small"
      value=""
      isDisabled={isBusy}
      aria-label="Create a new entry"
      onChange={({ currentTarget }) => void create(currentTarget.value)}
    >
      <Select.Option value="">{isBusy ? 'Creating…' : 'Create new…'}</Select.Option>
      {types.map(({ id, name }) => (
        <Select.Option key={id} value={id}>
          {name}
        </Select.Option>
      ))}
    </Select>
  )
}
