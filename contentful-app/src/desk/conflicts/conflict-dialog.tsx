import { titleOf } from '@association/content/rules'
import { Button, Modal } from '@contentful/f36-components'
import { useState } from 'react'
import { useDialogName } from '../../base/use-dialog-name.tsx'
import type { Decision, FieldConflict } from '../../entry/merge-values.ts'
import { readable } from '../../entry/readable.ts'
import type { Desk, DeskConflict } from '../desk.ts'
import styles from '../team/team.module.css'
import { labelOf } from './conflict-label.ts'

type Props = {
  by: string
  conflict: DeskConflict
  tree: Desk['tree']
  onDecide(decision: Decision): void
  onClose(): void
}
const title = 'Two versions'
type ChosenSide = 'mine' | 'theirs'

export function ConflictDialog({ by, conflict, tree, onDecide, onClose }: Props) {
  const [choices, setChoices] = useState<Readonly<Record<string, ChosenSide>>>({})
  const { aria, name } = useDialogName(title)
  const state = tree.state()
  const titleById = (id: string) => {
    const target = state.phase === 'known' ? state.content.entries.get(id) : undefined
    return target ? titleOf(target.type, target.values, id) : id
  }
  return (
    <Modal isShown onClose={onClose} size="large" aria={aria}>
      <Modal.Header title={title} onClose={onClose} />
      <Modal.Content>
        {name}
        {conflict.fields.map((each) => (
          <Versions
            key={each.field}
            {...{ by, conflict: each, titleById }}
            label={labelOf(conflict, each.field)}
            choice={choices[each.field] ?? 'mine'}
            onChoose={(choice) => setChoices((before) => ({ ...before, [each.field]: choice }))}
          />
        ))}
      </Modal.Content>
      <Modal.Controls>
        <Button size="small" variant="transparent" onClick={onClose}>
          Decide later
        </Button>
        <Button size="small" variant="primary" onClick={() => onDecide(choices)}>
          Save these versions
        </Button>
      </Modal.Controls>
    </Modal>
  )
}

type VersionsProps = {
  by: string
  label: string
  conflict: FieldConflict
  choice: ChosenSide
  titleById(id: string): string
  onChoose(choice: ChosenSide): void
}

function Versions({ by, label, conflict, choice, titleById, onChoose }: VersionsProps) {
  const versions = [
    { id: 'mine', name: 'Yours', value: conflict.mine },
    { id: 'theirs', name: `By ${by === 'A colleague' ? 'a colleague' : by}`, value: conflict.theirs },
  ] as const
  return (
    <fieldset className={styles.versions}>
      <legend className={styles.legend}>{label}</legend>
      {versions.map(({ id, name, value }) => (
        <label key={id} className={styles.version} data-chosen={choice === id}>
          <span className={styles.versionName}>
            <input
              type="radio"
              name={`version-${conflict.field}`}
              checked={choice === id}
              onChange={() => onChoose(id)}
            />
            {name}
          </span>
          <span className={styles.value}>{readable(value, titleById)}</span>
        </label>
      ))}
    </fieldset>
  )
}
