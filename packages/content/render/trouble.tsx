import { contentTypeFor } from '../derive/content-types.ts'
import type { ReadProblem } from '../derive/read.ts'
import { sentence } from '../derive/to-content-type.ts'
import styles from './trouble.module.css'

export function Trouble({ problem }: { problem: ReadProblem }) {
  const { type, field, message, entry, space } = problem
  return (
    <div
      className={styles.trouble}
      role="note"
      aria-label={`Problem in ${nameOf(type)}`}
      data-problem={`${space}/${entry}`}
      data-contentful-entry-id={entry}
      data-contentful-field-id={field}
    >
      <strong>{nameOf(type)}</strong>
      <span>
        {field ? `${sentence(field)} ` : ''}
        {message}
      </span>
    </div>
  )
}

const nameOf = (type: string) => contentTypeFor(type)?.name ?? type
