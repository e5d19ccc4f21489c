import { Button } from '@contentful/f36-components'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { late } from '../../base/late.tsx'
import type { Decision } from '../../entry/merge-values.ts'
import type { Desk, DeskConflict } from '../desk.ts'
import { unknownColleague } from '../team/names.ts'
import styles from '../team/team.module.css'
import { labelOf } from './conflict-label.ts'

const ConflictDialog = late(
  'The two versions',
  async () => (await import('./conflict-dialog.tsx')).ConflictDialog,
)

export function ConflictNotes({ desk }: { desk: Pick<Desk, 'conflicts' | 'team' | 'tree'> }) {
  const conflicts = useSyncExternalStore(desk.conflicts.subscribe, desk.conflicts.state)
  return conflicts.map((conflict) => (
    <ConflictNote key={`${conflict.entry.space}/${conflict.entry.id}`} {...{ desk, conflict }} />
  ))
}

type Props = { desk: Pick<Desk, 'conflicts' | 'team' | 'tree'>; conflict: DeskConflict }

function ConflictNote({ desk, conflict }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [problem, setProblem] = useState<string>()
  const by = useName(desk, conflict.by)
  const labels = conflict.fields.map(({ field }) => labelOf(conflict, field))
  const settle = (decision: Decision) =>
    desk.conflicts.settle(conflict, decision).catch(() => {
      setProblem('Contentful did not store the decision. What you typed is kept. Try again in a moment.')
    })
  return (
    <div role="alert" className={styles.conflict}>
      <p className={styles.words}>
        <strong>{by}</strong> changed {labels.map((label) => `“${label}”`).join(', ')} of this{' '}
        {conflict.entry.type.name.toLowerCase()} too. Choose which version Contentful keeps.
      </p>
      <p className={styles.problem}>{problem}</p>
      <div className={styles.choices}>
        <Button size="small" onClick={() => void settle('mine')}>
          Keep mine
        </Button>
        <Button size="small" onClick={() => void settle('theirs')}>
          Take theirs
        </Button>
        <Button size="small" variant="transparent" onClick={() => setIsOpen(true)}>
          Compare field by field
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <ConflictDialog
            {...{ by, conflict, tree: desk.tree }}
            onClose={() => setIsOpen(false)}
            onDecide={(decision) => {
              setIsOpen(false)
              void settle(decision)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

function useName({ team }: Props['desk'], user: string | undefined): string {
  const [name, setName] = useState(unknownColleague)
  useEffect(() => {
    let isOver = false
    void team.nameOf(user).then((found) => !isOver && setName(found))
    return () => {
      isOver = true
    }
  }, [team, user])
  return name
}
