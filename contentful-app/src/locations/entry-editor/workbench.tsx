import type { BlockPosition } from '@association/content/preview/operations.ts'
import type { EditorAppSDK } from '@contentful/app-sdk'
import { type CSSProperties, Suspense, useEffect, useRef, useState } from 'react'
import { late } from '../../base/late.tsx'
import { useObserved } from '../../base/observed.ts'
import { onPublished } from '../../contentful/published.ts'
import type { Desk } from '../../desk/desk.ts'
import { type DeskActions, DeskContext } from '../../desk/desk-context.ts'
import { announceEditor } from '../../entry/editor-presence.ts'
import { onFocusRequest } from '../../entry/focus-requests.ts'
import type { Bridge } from '../../preview/bridge/bridge.ts'
import styles from './entry-editor.module.css'
import { EditedEntry } from './form/edited-entry.tsx'
import { keepOnLeaving } from './form/leaving.ts'
import { OutlineSide } from './outline-side.tsx'
import { PreviewPane } from './pane/preview-pane.tsx'
import { keptShare, Split } from './split.tsx'
import { useDeskActions } from './use-desk-actions.ts'

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
    // The user did not choose a restored selection.
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
        {/* Screen readers skip content outside of landmarks. This landmark takes no space. */}
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

const Picker = late(
  'The choice of a block',
  async () => (await import('../../block-picker/block-picker.tsx')).BlockPicker,
)

const LazyPicker = (props: { desk: Desk; at: BlockPosition; onClose(): void }) => (
  <Suspense>
    <Picker {...props} />
  </Suspense>
)

function useFocusRequests(desk: Desk, { enter }: DeskActions) {
  useEffect(() => {
    const root = { space: desk.root.space, entry: desk.root.id }
    const isBelow = (entry: string) => {
      const tree = desk.tree.state()
      return tree.phase === 'known' && tree.content.entries.has(entry)
    }
    return onFocusRequest(root, {
      isOwn: ({ space, entry }) => space === root.space && (entry === root.entry || isBelow(entry)),
      show: enter,
    })
  }, [desk, enter])
}

/** Waits until Contentful stored the changes. */
const restMs = 700

function useTreeRefresh(sdk: EditorAppSDK, { tree }: Desk) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(tree.again, restMs)
    }
    let published = sdk.entry.getSys().publishedVersion
    const stops = [
      onPublished(soon),
      sdk.navigator.onSlideInNavigation(({ newSlideLevel, oldSlideLevel }) => {
        if (newSlideLevel < oldSlideLevel) soon()
      }),
      sdk.entry.onSysChanged((sys) => {
        if (sys.publishedVersion !== published) soon()
        published = sys.publishedVersion
      }),
      () => clearTimeout(timer),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [sdk, tree])
}
