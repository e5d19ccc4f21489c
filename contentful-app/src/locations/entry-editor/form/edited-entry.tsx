import type { EditorAppSDK } from '@contentful/app-sdk'
import { Button, Note } from '@contentful/f36-components'
import type { EntryRef } from '../../../contentful/addresses.ts'
import { ConflictNotes } from '../../../desk/conflicts/conflict-notes.tsx'
import type { Selection } from '../../../desk/desk.ts'
import type { DeskActions } from '../../../desk/desk-context.ts'
import { ColleagueNews } from '../../../desk/team/colleague-news.tsx'
import { DeskUnsent } from '../../../unsent/desk-unsent.tsx'
import styles from '../entry-editor.module.css'
import { Breadcrumb } from './breadcrumb.tsx'
import { EntryForm } from './entry-form.tsx'
import { HistoryBar } from './history-bar.tsx'
import { useEdited } from './use-edited.ts'
import { useKeptScroll } from './use-kept-scroll.ts'

type Props = {
  sdk: EditorAppSDK
  actions: DeskActions
  selection: Selection
  restored: Selection
  onFocus(of: EntryRef, field: string): void
}

export function EditedEntry({ sdk, actions, selection, restored, onFocus }: Props) {
  const { desk } = actions
  const { state, again } = useEdited(desk, selection)
  const ref = selection.trail.at(-1)
  const pane = useKeptScroll(`${ref?.space}/${ref?.entry}`, state.phase === 'open')
  return (
    <main ref={pane} className={styles.form} aria-label="Fields">
      <div className={styles.head}>
        <div className={styles.bar}>
          <Breadcrumb actions={actions} trail={selection.trail} />
          <HistoryBar actions={actions} />
        </div>
        <ConflictNotes desk={desk} />
        <ColleagueNews team={desk.team} onShow={actions.enter} />
      </div>
      <div className={styles.body}>
        <DeskUnsent {...{ actions, selection }} />
        {state.phase === 'opening' && <FormSkeleton />}
        {state.phase === 'failed' && (
          <Note variant="warning" title="This entry could not be opened">
            <p>{state.reason}</p>
            <Button size="small" onClick={again}>
              Try again
            </Button>
          </Note>
        )}
        {state.phase === 'open' && (
          <EntryForm
            key={`${state.entry.space}/${state.entry.id}`}
            {...{ sdk, desk, selection, restored }}
            entry={state.entry}
            onFocus={(field) => onFocus({ space: state.entry.space, entry: state.entry.id }, field)}
          />
        )}
      </div>
    </main>
  )
}

const boneHeights = [40, 40, 96, 40] as const

const FormSkeleton = () => (
  <div role="status" className={styles.skeleton}>
    <span className="visually-hidden">Opening the entry…</span>
    {boneHeights.map((height, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the bones never change
      <span key={index} className={styles.bone} style={{ height }} />
    ))}
  </div>
)
