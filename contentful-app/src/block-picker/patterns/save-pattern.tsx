import type { Space } from '@association/content'
import { contentTypeFor } from '@association/content/content-types'
import { titleOf } from '@association/content/rules'
import { Button, Checkbox, FormControl, Note, TextInput } from '@contentful/f36-components'
import { useRef, useState } from 'react'
import { idsIn } from '../../contentful/link-list.ts'
import type { Desk } from '../../desk/desk.ts'
import type { FieldValue } from '../../entry/field-value.ts'
import type { Blueprint } from '../blueprints/blueprint.ts'
import styles from '../picker.module.css'
import { collectPattern, type PatternSource } from './collect-pattern.ts'
import { patternLimits } from './pattern.ts'

type Props = {
  desk: Desk
  field: FieldValue
  space: Space
  onSave(title: string, blueprint: Blueprint): Promise<void>
  onCancel(): void
}

export function SavePattern({ desk, field, space, onSave, onCancel }: Props) {
  const sourceOf = sourcesOf(desk, space)
  const ids = [...new Set(idsIn(field.get()))].filter((id) => sourceOf(id))
  const [chosen, setChosen] = useState<readonly string[]>(ids)
  const [reason, setReason] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const name = useRef<HTMLInputElement>(null)
  const save = async () => {
    const title = name.current?.value.trim() ?? ''
    if (title === '' || chosen.length === 0)
      return setReason(title === '' ? 'Give the pattern a name.' : 'Choose at least one block.')
    setBusy(true)
    try {
      await onSave(
        title,
        collectPattern(
          ids.filter((id) => chosen.includes(id)),
          sourceOf,
        ),
      )
    } catch (error) {
      setReason(error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }
  if (ids.length === 0)
    return (
      <div className={styles.patterns}>
        <p>“{field.label}” has no blocks yet. Add some, then save them as a pattern.</p>
        <Button onClick={onCancel}>Back to the patterns</Button>
      </div>
    )
  return (
    <div className={styles.patterns}>
      <FormControl isRequired marginBottom="none">
        <FormControl.Label>Name of the pattern</FormControl.Label>
        <TextInput ref={name} autoFocus maxLength={patternLimits.title} />
      </FormControl>
      <fieldset className={styles.checks}>
        <legend>Blocks of “{field.label}”</legend>
        {ids.map((id) => (
          <Checkbox
            key={id}
            isChecked={chosen.includes(id)}
            onChange={() =>
              setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
            }
          >
            {labelOf(id, sourceOf(id))}
          </Checkbox>
        ))}
      </fieldset>
      <p className={styles.patternFacts}>
        The pattern copies the texts and the blocks inside. Pictures, products and people stay shared.
      </p>
      {reason !== undefined && <Note variant="warning">{reason}</Note>}
      <div className={styles.row}>
        <Button variant="primary" isLoading={isBusy} onClick={() => void save()}>
          Save pattern
        </Button>
        <Button variant="transparent" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

function labelOf(id: string, source: PatternSource | undefined): string {
  const type = source && contentTypeFor(source.type)
  return source && type ? `${titleOf(type, source.values, id)} (${type.name})` : id
}

function sourcesOf({ opened, root, tree }: Desk, space: Space) {
  const state = tree.state()
  const content = state.phase === 'known' ? state.content : undefined
  return (id: string): PatternSource | undefined => {
    const open = [root, ...opened()].find((entry) => entry.id === id && entry.space === space)
    if (open) return { type: open.type.id, values: open.values() }
    const target = content?.entries.get(id)
    return target?.type && { type: target.type.id, values: target.values }
  }
}
