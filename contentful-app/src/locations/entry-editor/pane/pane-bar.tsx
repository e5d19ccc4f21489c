import { Button } from '@contentful/f36-components'
import type { ReactNode } from 'react'
import { CompareButton } from '../../../compare/compare-button.tsx'
import type { DeskActions } from '../../../desk/desk-context.ts'
import { ModeSwitch, type usePreviewMode } from '../../../preview/controls/mode-switch.tsx'
import { LargerButton, ReloadButton } from '../../../preview/controls/preview-actions.tsx'
import { ViewportSwitch } from '../../../preview/controls/viewport-switch.tsx'
import type { PreviewSource, PreviewTarget } from '../../../preview/open-preview.ts'
import { PopOutButton } from '../../../preview/pop-out/pop-out-button.tsx'
import type { PopOut } from '../../../preview/pop-out/use-pop-out.ts'
import type { Width } from '../../../preview/viewports.ts'
import { ReleaseBadge } from '../../../release/release-badge.tsx'
import styles from '../entry-editor.module.css'

type Mode = ReturnType<typeof usePreviewMode>

type Props = {
  actions: DeskActions
  source: PreviewSource
  target: PreviewTarget
  width: Width
  mode: Mode[0]
  popOut: PopOut
  viewAs: ReactNode
  share: ReactNode
  /** Set while the preview shows a linked page. */
  onReturn?: (() => void) | undefined
  onWidth(width: Width): void
  onMode: Mode[1]
  onReload(): void
  children?: ReactNode
}

export function PaneBar(props: Props) {
  const { actions, source, target, width, mode, popOut, onReturn, onWidth, onMode, onReload, children } =
    props
  const { desk, enter } = actions
  return (
    <div className={styles.paneHead}>
      <div className={styles.paneRow}>
        {popOut.state.phase !== 'out' && <ViewportSwitch value={width} onChange={onWidth} isCompact />}
        <ModeSwitch value={mode} onChange={onMode} />
        {props.viewAs}
        <CompareButton desk={desk} />
        {props.share}
        <ReloadButton onReload={onReload} />
        <PopOutButton popOut={popOut} />
        <LargerButton session={desk.session} onClicked={enter} {...{ source, target }} />
        <span className={styles.paneEnd}>
          <ReleaseBadge desk={desk} />
        </span>
      </div>
      {(children || onReturn) && (
        <div className={styles.paneRow}>
          {children}
          {onReturn && (
            <Button size="small" onClick={onReturn}>
              Back to this page
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
