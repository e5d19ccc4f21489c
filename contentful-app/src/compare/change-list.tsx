import { Badge, Button } from '@contentful/f36-components'
import { useState } from 'react'
import styles from './compare.module.css'
import type { EntryChange } from './differences/compare-versions.ts'
import type { VersionItem } from './differences/version.ts'
import { FieldDiff } from './field-diff.tsx'
import { Nothing } from './nothing.tsx'
import type { Restore } from './restore.ts'
import { isStaged, restoreOf } from './staged.ts'
import type { Comparison } from './use-comparison.ts'

type Props = {
  comparison: Extract<Comparison, { phase: 'known' }>
  staged: readonly Restore[]
  onShow(item: VersionItem): void
  onToggle(restores: readonly Restore[]): void
}

/** `open` changes are expanded at first. */
const steps = { shown: 30, open: 8 }

export function ChangeList({ comparison, staged, onShow, onToggle }: Props) {
  const [shown, setShown] = useState(steps.shown)
  const { changes } = comparison
  if (changes.length === 0)
    return (
      <aside className={styles.changes} aria-label="Differences">
        <Nothing title="No differences">
          Both versions are the same, on the page and in everything it contains.
        </Nothing>
      </aside>
    )
  return (
    <aside className={styles.changes} aria-label="Differences">
      <ol className={styles.list}>
        {changes.slice(0, shown).map((change, index) => (
          <ChangeItem
            key={change.item.key}
            {...{ change, comparison, staged, onShow, onToggle }}
            isOpen={index < steps.open}
          />
        ))}
      </ol>
      {changes.length > shown && (
        <Button size="small" onClick={() => setShown(shown + steps.shown)}>
          Show {Math.min(steps.shown, changes.length - shown)} more of {changes.length}
        </Button>
      )}
    </aside>
  )
}

const tones = { changed: 'primary', added: 'positive', removed: 'negative' } as const
const notes = {
  changed: undefined,
  added: 'Visitors do not see it on this page yet.',
  removed: 'Only visitors still see it. Restore the list that it was in to bring it back.',
}

type ItemProps = Props & { change: EntryChange; isOpen: boolean }

function ChangeItem({ change, comparison, staged, isOpen, onShow, onToggle }: ItemProps) {
  const [open, setOpen] = useState(isOpen)
  const { kind, item, title, typeName, fields } = change
  const restores = item.kind === 'Entry' ? fields.map((field) => restoreOf(item, field)) : []
  const note = notes[kind]
  const isRoot = item.key === comparison.after.root
  return (
    <li className={styles.change}>
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <Badge variant={tones[kind]}>{kind}</Badge>
          <span className={styles.changeTitle}>{title}</span>
          <span className={styles.changeType}>{typeName}</span>
        </summary>
        {open && (
          <div className={styles.changeBody}>
            {note !== undefined && <p className={styles.note}>{note}</p>}
            {fields.map((field) => {
              const restore = restoreOf(item, field)
              return (
                <section key={field.id} className={styles.field} aria-label={field.label}>
                  <h3>{field.label}</h3>
                  <FieldDiff {...{ field, comparison }} space={item.space} />
                  {item.kind === 'Entry' && (
                    <Button
                      size="small"
                      aria-pressed={isStaged(staged, restore)}
                      onClick={() => onToggle([restore])}
                    >
                      Restore this field
                    </Button>
                  )}
                </section>
              )
            })}
            <p className={styles.actions}>
              {item.kind === 'Entry' && !isRoot && (
                <Button size="small" variant="transparent" onClick={() => onShow(item)}>
                  Show on the page
                </Button>
              )}
              {restores.length > 1 && (
                <Button size="small" variant="transparent" onClick={() => onToggle(restores)}>
                  {isRoot ? 'Restore all of these' : 'Restore this block'}
                </Button>
              )}
              {item.kind === 'Asset' && kind === 'changed' && (
                <span className={styles.note}>Other pages may use this file. Change it in Contentful.</span>
              )}
            </p>
          </div>
        )}
      </details>
    </li>
  )
}
