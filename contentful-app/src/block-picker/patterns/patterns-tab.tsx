import type { BlockPosition } from '@association/content/preview/operations.ts'
import { Button, Note, Skeleton } from '@contentful/f36-components'
import { useState } from 'react'
import type { Desk } from '../../desk/desk.ts'
import type { FieldValue } from '../../entry/field-value.ts'
import { insertBlueprint, pageOf } from '../blueprints/insert-blocks.ts'
import type { BlockChoice } from '../choices/choices.ts'
import styles from '../picker.module.css'
import { forPage, type Pattern } from './pattern.ts'
import { PatternItem } from './pattern-item.tsx'
import { SavePattern } from './save-pattern.tsx'
import { usePatterns } from './use-patterns.ts'

type Props = {
  desk: Desk
  at: BlockPosition
  field: FieldValue
  choices: readonly BlockChoice[]
  run(words: string, insert: () => Promise<unknown>): void
}

export function PatternsTab({ desk, at, field, choices, run }: Props) {
  const { list, load, change, store } = usePatterns(desk.session, at.space)
  const [isSaving, setSaving] = useState(false)
  const fits = ({ blueprint: { roots, entries } }: Pattern) =>
    roots.every((root) => choices.some(({ id }) => id === entries.find((entry) => entry.id === root)?.type))
  const insert = ({ title, blueprint }: Pattern) =>
    run(`Inserting “${title}”…`, () =>
      insertBlueprint(desk, { at, blueprint: forPage(blueprint, { page: pageOf(desk) }) }),
    )
  if (isSaving)
    return (
      <SavePattern
        {...{ desk, field, space: at.space }}
        onCancel={() => setSaving(false)}
        onSave={async (title, blueprint) => {
          await store.save(title, blueprint)
          setSaving(false)
          await load()
        }}
      />
    )
  const patterns = list.phase === 'known' ? list.patterns : []
  const reason = list.phase === 'loading' ? undefined : list.reason
  return (
    <div className={styles.patterns}>
      {list.phase === 'loading' && (
        <Skeleton.Container aria-label="Loading the patterns">
          <Skeleton.BodyText numberOfLines={3} />
        </Skeleton.Container>
      )}
      {reason !== undefined && <Note variant="warning">{reason}</Note>}
      {list.phase === 'known' && patterns.length === 0 && (
        <p>
          No patterns yet. A pattern is a group of blocks with their texts, such as a header with three cards.
          Save one here, and insert it on any page.
        </p>
      )}
      <ul className={styles.patternList} aria-label="Patterns">
        {patterns.map((pattern) => (
          <PatternItem
            key={pattern.id}
            pattern={pattern}
            fits={fits(pattern)}
            onInsert={() => insert(pattern)}
            onRename={(title) => change(() => store.rename(pattern.id, title))}
            onDelete={() => change(() => store.delete(pattern.id))}
          />
        ))}
      </ul>
      <div className={styles.row}>
        <Button onClick={() => setSaving(true)}>Save blocks as a pattern</Button>
        {list.phase === 'known' && list.hasMore && (
          <Button variant="transparent" onClick={() => void load(patterns)}>
            Show older patterns
          </Button>
        )}
        {list.phase === 'failed' && (
          <Button variant="transparent" onClick={() => void load()}>
            Try again
          </Button>
        )}
      </div>
    </div>
  )
}
