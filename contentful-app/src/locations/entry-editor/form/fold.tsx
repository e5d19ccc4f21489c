import type { Field } from '@association/content'
import { isSameValue } from '@association/content/preview/same-value.ts'
import { linksIn } from '@association/content/rules'
import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react'
import { Icon } from '../../../base/icons/icon.tsx'
import type { FieldValue } from '../../../entry/field-value.ts'
import { swatchOf } from '../../../fields/controls/swatch.ts'
import type { Group } from './field-groups.ts'
import styles from './fold.module.css'

type Props = { group: Group; children(field: FieldValue): ReactNode }

/** Renders its fields when it is first opened. */
export function Fold({ group: { id, name, fields }, children }: Props) {
  const [isOpened, setOpened] = useState(() => fields.some(hasOffer))
  return (
    <details
      className={styles.fold}
      data-fold={id}
      data-fields={fields.map((field) => field.id).join(' ')}
      open={isOpened}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>
        <span className={styles.caret}>
          <Icon name="open" size={14} />
        </span>
        <span className={styles.name}>{name}</span>
        <Summary fields={fields} />
      </summary>
      {isOpened && <div className={styles.fields}>{fields.map(children)}</div>}
    </details>
  )
}

/** A draft that can be restored must not hide in a closed group. */
const hasOffer = ({ draft }: FieldValue) => draft.state().offer !== undefined

const mostShown = 3

function Summary({ fields }: { fields: readonly FieldValue[] }) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = fields.map((field) => field.onChange(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [fields],
  )
  const json = useSyncExternalStore(subscribe, () => JSON.stringify(setFields(fields)))
  const set = JSON.parse(json) as ReturnType<typeof setFields>
  if (set.length === 0) return <span className={styles.summary}>Nothing set</span>
  const more = set.length - mostShown
  return (
    <span className={styles.summary}>
      {set.slice(0, mostShown).map(({ label, words, color }) => (
        <span key={label} className={styles.part}>
          {color && <span className={styles.swatch} style={{ background: swatchOf(color) }} />}
          {label} <b>{words}</b>
        </span>
      ))}
      {more > 0 && <span>and {more} more</span>}
    </span>
  )
}

type SetField = { label: string; words: string; color?: string }

type Valued = { label: string; field: Field; get(): unknown }

export const setFields = (fields: readonly Valued[]): SetField[] =>
  fields.flatMap(({ label, field, get }) => {
    const value = get()
    if (isUnset(value) || isSameValue(value, field.default)) return []
    const words = wordsOf(value, field)
    return [{ label, words, ...(field.kind === 'color' && { color: words }) }]
  })

/** A switch that is off counts as unset. */
const isUnset = (value: unknown) => value === undefined || value === null || value === '' || value === false

const longest = 24

function wordsOf(value: unknown, { unit }: Field): string {
  if (value === true) return 'on'
  if (typeof value === 'object') {
    const { length } = linksIn(value)
    return length > 1 ? `${length} chosen` : 'chosen'
  }
  const words = [value, unit].filter((part) => part !== undefined).join(' ')
  return words.length > longest ? `${words.slice(0, longest - 1)}…` : words
}
