import type { EditorAppSDK } from '@contentful/app-sdk'
import { Note } from '@contentful/f36-components'
import { useEffect, useRef, useState } from 'react'
import { announceEditor } from '../../entry/editor-presence.ts'
import { onFocusRequest } from '../../entry/focus-requests.ts'
import { type OpenEntry, openEntry } from '../../entry/open-entry.ts'
import type { SaveState } from '../../entry/save-queue.ts'
import { CardsContext, useOwnCards } from '../../fields/cards-context.ts'
import { type IssueBoard, issueBoard } from '../../issues/issue-board.ts'
import { watchEntry } from '../../issues/watch-entry.ts'
import type { Bridge } from '../../preview/bridge.ts'
import { Configured } from '../../sdk/configured.tsx'
import type { Session } from '../../sdk/session.ts'
import { sitePages } from '../../sdk/site-pages.ts'
import styles from './entry-editor.module.css'
import { Form, showField } from './form.tsx'
import { HistoryBar } from './history-bar.tsx'
import { keptFor } from './kept.ts'
import { askBeforeLeaving, keepOnLeaving, sayIncomplete } from './leaving.ts'
import { PreviewPane } from './preview-pane.tsx'
import { SaveStatus } from './save-status.tsx'
import { useUnsaved } from './use-unsaved.ts'

/** The tab in which an entry is written, beside what it looks like. */
export function EntryEditor({ sdk }: { sdk: EditorAppSDK }) {
  return <Configured sdk={sdk}>{(session) => <Editor sdk={sdk} session={session} />}</Configured>
}

function Editor({ sdk, session }: { sdk: EditorAppSDK; session: Session }) {
  const [saveState, setSaveState] = useState<SaveState>('saved')
  const [entry] = useState(() =>
    openEntry(sdk.entry, {
      space: session.here.space,
      onSaveState: setSaveState,
      keep: keptFor(sdk, session),
    }),
  )
  if (!entry)
    return (
      <Note variant="neutral" title="Not supported by this app">
        The site does not use entries of this type. Use the editor tab of Contentful.
      </Note>
    )
  return <Workbench {...{ sdk, entry, session, saveState }} />
}

type WorkbenchProps = { sdk: EditorAppSDK; entry: OpenEntry; session: Session; saveState: SaveState }

function Workbench({ sdk, entry, session, saveState }: WorkbenchProps) {
  const [board] = useState<IssueBoard>(issueBoard)
  const bridge = useRef<Bridge | undefined>(undefined)
  const known = useOwnCards({ sdk, session, entry })
  useEffect(() => watchEntry(entry, board, sitePages(session)), [session, entry, board])
  useEffect(() => announceEditor({ space: entry.space, entry: entry.id }), [entry])
  useEffect(() => onFocusRequest({ space: entry.space, entry: entry.id }, showField), [entry])
  const unsaved = useUnsaved(entry)
  useEffect(() => keepOnLeaving(entry), [entry])
  const isIncomplete = unsaved.held.length > 0 || unsaved.offered.length > 0
  useEffect(() => sayIncomplete(sdk, isIncomplete), [sdk, isIncomplete])
  const isLost = unsaved.unkept.length > 0
  useEffect(() => (isLost ? askBeforeLeaving() : undefined), [isLost])
  return (
    <CardsContext value={known}>
      <div className={styles.workbench}>
        <main className={styles.form} aria-label="Fields">
          <div className={styles.formHead}>
            <SaveStatus state={saveState} unsaved={unsaved} />
            <HistoryBar undo={entry.undo} />
          </div>
          <Form {...{ entry, board, session }} onFocus={(field) => bridge.current?.focus(field)} />
        </main>
        <PreviewPane
          {...{ entry, session }}
          onBridge={(opened) => {
            bridge.current = opened
          }}
        />
      </div>
    </CardsContext>
  )
}
