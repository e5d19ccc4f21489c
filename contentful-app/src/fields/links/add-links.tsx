import { Button, Select } from '@contentful/f36-components'
import { type MouseEvent, useState } from 'react'
import type { EditorProps } from '../field/editor-props.ts'
import styles from '../field/fields.module.css'
import { acceptedTypes, createEntry, type PickedKind, pick } from './pick.ts'
import { useOpenBelow } from './use-open-below.ts'

type Props = Pick<EditorProps, 'session'> & {
  kind: PickedKind
  room: number
  onAdd(ids: readonly string[]): void
}

export function AddLinks({ kind, room, session, onAdd }: Props) {
  const isFull = room <= 0
  const chooseLabel = kind.isList ? 'Add existing' : isFull ? 'Replace' : 'Choose existing'
  const choose = async ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    const max = kind.isList && Number.isFinite(room) ? room : undefined
    const chosen = await pick(session, { ...kind, accepts: { ...kind.accepts, max } })
    button.focus()
    if (chosen.length > 0) onAdd(chosen)
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

function CreateEntry({ kind, session, onAdd }: Omit<Props, 'room'>) {
  const [isBusy, setBusy] = useState(false)
  const types = acceptedTypes(kind)
  const [chosen, setChosen] = useState('')
  const openBelow = useOpenBelow(session)
  const type = types.find(({ id }) => id === chosen) ?? types[0]
  if (!type) return null
  const create = async () => {
    setBusy(true)
    const id = await createEntry(session, type.id)
    setBusy(false)
    if (!id) return
    onAdd([id])
    await openBelow(id)
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
