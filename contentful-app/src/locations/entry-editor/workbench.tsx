import type { EditorAppSDK } from '@contentful/app-sdk'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useObserved } from '../../base/observed.ts'
import type { Desk } from '../../desk/desk.ts'
import { DeskContext } from '../../desk/desk-context.ts'
import { announceEditor } from '../../entry/editor-presence.ts'
import type { Bridge } from '../../preview/bridge/bridge.ts'
import styles from './entry-editor.module.css'
import { EditedEntry } from './form/edited-entry.tsx'
import { keepOnLeaving } from './form/leaving.ts'
import { LazyPicker } from './lazy-picker.tsx'
import { OutlineSide } from './outline-side.tsx'
import { PreviewPane } from './pane/preview-pane.tsx'
import { keptShare, Split } from './split.tsx'
import { useDeskActions } from './use-desk-actions.ts'
import { useFocusRequests } from './use-focus-requests.ts'
import { useTreeRefresh } from './use-tree-refresh.ts'

type Props = { sdk: EditorAppSDK; desk: Desk }

export function Workbench({ sdk, desk }: Props) {
  const { root } = desk
  const bridge = useRef<Bridge | undefined>(undefined)
  const { actions, adding, closePicker, said } = useDeskActions(desk)
  const selection = useObserved(desk.selection)
  const [restored] = useState(desk.selection.state)
  useEffect(() => announceEditor({ space: root.space, entry: root.id }), [root])
  useFocusRequests(desk, actions)
  useTreeRefresh(sdk, desk)
  useEffect(() => keepOnLeaving(desk), [desk])
  const edited = selection.trail.at(-1)
  useEffect(() => bridge.current?.selected(edited), [edited])
  useEffect(() => {
    // A restored selection does not scroll, because the user did not choose it.
    if (selection !== restored && !selection.isInSight) bridge.current?.reveal(selection.trail)
  }, [selection, restored])
  return (
    <DeskContext value={actions}>
      <div className={styles.desk} style={{ '--share': keptShare() } as CSSProperties}>
        <OutlineSide actions={actions} />
        <EditedEntry
          {...{ sdk, actions, selection, restored }}
          onFocus={(of, field) => bridge.current?.focus(field, of)}
        />
        {/* A landmark, because a screen reader skips what is in none. It takes no room. */}
        <section aria-label="Width of the form" style={{ display: 'contents' }}>
          <Split />
        </section>
        <PreviewPane
          actions={actions}
          onBridge={(opened) => {
            bridge.current = opened
            opened?.selected(desk.selection.state().trail.at(-1))
          }}
        />
      </div>
      <p role="status" aria-live="polite" className="visually-hidden">
        {said}
      </p>
      {adding && <LazyPicker desk={desk} at={adding} onClose={closePicker} />}
    </DeskContext>
  )
}
