import { Button } from '@contentful/f36-components'
import { useEffect, useRef } from 'react'
import styles from './compare.module.css'
import type { Restore } from './restore.ts'

type Props = {
  staged: readonly Restore[]
  /** True after the editor pressed Escape. */
  isLeaving: boolean
  onKeep(): void
  onStay(): void
  onClose(restores: readonly Restore[]): void
}

export function StagedBar({ staged, isLeaving, onKeep, onStay, onClose }: Props) {
  const apply = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isLeaving) apply.current?.focus()
  }, [isLeaving])
  const fields = staged.length === 1 ? '1 field' : `${staged.length} fields`
  return (
    <footer className={styles.footer}>
      <p role={isLeaving ? 'alert' : undefined}>
        {isLeaving
          ? `You restored ${fields} here, and the page does not have ${staged.length === 1 ? 'it' : 'them'} yet.`
          : 'The draft on the right shows the restored values. The page keeps its own until you apply them.'}
      </p>
      {isLeaving ? (
        <>
          <Button variant="transparent" onClick={onStay}>
            Continue comparing
          </Button>
          <Button variant="secondary" onClick={() => onClose([])}>
            Close without restoring
          </Button>
        </>
      ) : (
        <Button variant="transparent" onClick={onKeep}>
          Keep the draft
        </Button>
      )}
      <Button ref={apply} variant="primary" onClick={() => onClose(staged)}>
        {`Restore ${fields}`}
      </Button>
    </footer>
  )
}
