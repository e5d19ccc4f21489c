import { titleOf } from '@association/content/rules'
import { Select } from '@contentful/f36-components'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ContainingPage } from '../../../contentful/pages/containing-pages.ts'
import { useContainingPages } from '../../../contentful/pages/use-containing-pages.ts'
import type { DeskActions } from '../../../desk/desk-context.ts'
import type { OpenEntry } from '../../../entry/open-entry.ts'
import type { Bridge } from '../../../preview/bridge/bridge.ts'
import { usePreviewMode } from '../../../preview/controls/mode-switch.tsx'
import { useWidth } from '../../../preview/controls/use-width.ts'
import { LivePreview } from '../../../preview/live-preview.tsx'
import type { PreviewTarget } from '../../../preview/open-preview.ts'
import { PopOutRefusal } from '../../../preview/pop-out/pop-out-button.tsx'
import { usePopOut } from '../../../preview/pop-out/use-pop-out.ts'
import { useViewAs } from '../../../preview/view-as/use-view-as.ts'
import { ViewAsControl } from '../../../preview/view-as/view-as-control.tsx'
import { viewportsFor } from '../../../preview/viewports.ts'
import { useOpenRemarks } from '../../../shares/links/open-remarks.ts'
import { ShareButton } from '../../../shares/share-button.tsx'
import styles from '../entry-editor.module.css'
import { canvasOf, deskSource } from './desk-preview.ts'
import { PaneBar } from './pane-bar.tsx'

type Props = { actions: DeskActions; onBridge(bridge: Bridge | undefined): void }

export function PreviewPane({ actions, onBridge }: Props) {
  const { desk } = actions
  const { root, session } = desk
  const [width, setWidth] = useWidth('editor', 'phone')
  const [mode, setMode] = usePreviewMode()
  const [viewAs, setViewAs] = useViewAs('editor')
  const [round, setRound] = useState(0)
  const popOut = usePopOut()
  const bridge = useRef<Bridge>(undefined)
  const [chosen, setChosen] = useState('')
  const [browsed, setBrowsed] = useState<PreviewTarget>()
  const pages = useContainingPages(session, root)
  const source = useMemo(() => deskSource(desk), [desk])
  const canvas = useMemo(() => canvasOf(actions, setBrowsed), [actions])
  const targets = targetsOf(root, pages.items)
  // No other page contains a page, so its preview waits for no lookup.
  const isReady = pages.isKnown || root.type.id === 'page'
  const target = targets.find(({ entry }) => entry === chosen) ?? targets[1] ?? targets[0]
  useEffect(() => bridge.current?.mode(mode), [mode])
  const remarks = useOpenRemarks(session, target)
  useEffect(() => bridge.current?.marks(remarks.marks), [remarks.marks])
  return (
    <aside
      className={styles.pane}
      aria-label="Live preview"
      data-out={popOut.state.phase === 'out' || undefined}
    >
      <PaneBar
        {...{ actions, source, target, width, mode, popOut }}
        viewAs={<ViewAsControl value={viewAs} onChange={setViewAs} />}
        share={
          <ShareButton
            {...{ session }}
            page={target}
            remarks={remarks.marks.length}
            onOpen={actions.enter}
            onClosed={remarks.again}
          />
        }
        onWidth={setWidth}
        onMode={setMode}
        onReturn={browsed && (() => setBrowsed(undefined))}
        onReload={() => setRound((count) => count + 1)}
      >
        {targets.length > 1 && <TargetChoice {...{ root, targets, target }} onChange={setChosen} />}
      </PaneBar>
      <PopOutRefusal popOut={popOut} />
      {isReady && (
        <LivePreview
          {...{ session, source, round, canvas, popOut }}
          onBridge={(opened) => {
            bridge.current = opened
            opened?.mode(mode)
            opened?.marks(remarks.marks)
            onBridge(opened)
          }}
          target={{ ...(browsed ?? target), ...(viewAs && { viewAs }) }}
          viewports={viewportsFor(width)}
          onClicked={(hit) => actions.enter(hit, 'preview')}
        />
      )}
    </aside>
  )
}

type ChoiceProps = {
  root: OpenEntry
  targets: readonly PreviewTarget[]
  target: PreviewTarget
  onChange(id: string): void
}

function TargetChoice({ root, targets, target, onChange }: ChoiceProps) {
  return (
    <Select
      size="small"
      aria-label="What the preview shows"
      value={target.entry}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {targets.map(({ entry, title }) => (
        <Select.Option key={entry} value={entry}>
          {entry === root.id ? `Only this ${root.type.name.toLowerCase()}` : `On “${title}”`}
        </Select.Option>
      ))}
    </Select>
  )
}

function targetsOf(
  { space, id, type, values }: OpenEntry,
  pages: readonly ContainingPage[],
): [PreviewTarget, ...PreviewTarget[]] {
  const itself = { space, entry: id, title: titleOf(type, values(), id) }
  const around = pages
    .filter((page) => page.entry !== id)
    .map(({ space, entry, title }) => ({ space, entry, title }))
  return [itself, ...around]
}
