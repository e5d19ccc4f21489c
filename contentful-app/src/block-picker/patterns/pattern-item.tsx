import { Button, TextInput } from '@contentful/f36-components'
import { useRef, useState } from 'react'
import { pictureOf } from '../choices/pictures.ts'
import styles from '../picker.module.css'
import { type Pattern, patternLimits } from './pattern.ts'

type Props = {
  pattern: Pattern
  fits: boolean
  onInsert(): void
  onRename(title: string): Promise<boolean>
  onDelete(): Promise<boolean>
}

const mostPictures = 3

export function PatternItem({ pattern, fits, onInsert, onRename, onDelete }: Props) {
  const [mode, setMode] = useState<'shown' | 'renaming' | 'deleting'>('shown')
  const name = useRef<HTMLInputElement>(null)
  const { title, blueprint, updatedAt } = pattern
  const types = blueprint.roots.flatMap((root) => blueprint.entries.find(({ id }) => id === root)?.type ?? [])
  const count = blueprint.entries.length
  const rename = async () => {
    const next = name.current?.value.trim()
    if (!next || next === title || (await onRename(next))) setMode('shown')
  }
  return (
    <li className={styles.pattern}>
      <span className={styles.patternPictures} aria-hidden="true">
        {types.slice(0, mostPictures).map((type, index) => {
          const picture = pictureOf(type)
          // biome-ignore lint/suspicious/noArrayIndexKey: a pattern may have two blocks of one type, and never changes
          return picture && <img key={`${type}-${index}`} src={picture} alt="" loading="lazy" />
        })}
      </span>
      <span className={styles.patternWords}>
        {mode === 'renaming' ? (
          <TextInput
            ref={name}
            autoFocus
            aria-label={`New name of “${title}”`}
            defaultValue={title}
            maxLength={patternLimits.title}
            onKeyDown={({ key }) => key === 'Enter' && void rename()}
          />
        ) : (
          <>
            <span className={styles.patternName}>{title}</span>
            <br />
            <span className={styles.patternFacts}>
              {count} {count === 1 ? 'entry' : 'entries'} · saved{' '}
              {new Date(updatedAt).toLocaleDateString('en-US', { dateStyle: 'medium' })}
              {!fits && ' · does not fit here'}
            </span>
          </>
        )}
      </span>
      <span className={styles.patternActions}>
        {mode === 'shown' && (
          <>
            <Button size="small" variant="primary" isDisabled={!fits} onClick={onInsert}>
              Insert
            </Button>
            <Button size="small" aria-label={`Rename “${title}”`} onClick={() => setMode('renaming')}>
              Rename
            </Button>
            <Button size="small" aria-label={`Delete “${title}”`} onClick={() => setMode('deleting')}>
              Delete
            </Button>
          </>
        )}
        {mode === 'renaming' && (
          <Button size="small" variant="primary" onClick={() => void rename()}>
            Save name
          </Button>
        )}
        {mode === 'deleting' && (
          <Button size="small" variant="negative" autoFocus onClick={() => void onDelete()}>
            Delete for everyone
          </Button>
        )}
        {mode !== 'shown' && (
          <Button size="small" variant="transparent" onClick={() => setMode('shown')}>
            Cancel
          </Button>
        )}
      </span>
    </li>
  )
}
