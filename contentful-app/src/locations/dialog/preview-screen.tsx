import type { DialogAppSDK } from '@contentful/app-sdk'
import { Button } from '@contentful/f36-components'
import { useMemo, useState } from 'react'
import type { Session } from '../../contentful/session.ts'
import type { LargePreview } from '../../preview/controls/open-large-preview.ts'
import { ReloadButton } from '../../preview/controls/preview-actions.tsx'
import { useWidth } from '../../preview/controls/use-width.ts'
import { ViewportSwitch } from '../../preview/controls/viewport-switch.tsx'
import { LivePreview } from '../../preview/live-preview.tsx'
import { SecondView } from '../../preview/view-as/second-view.tsx'
import { useViewAs } from '../../preview/view-as/use-view-as.ts'
import { ViewAsControl } from '../../preview/view-as/view-as-control.tsx'
import { viewportsFor } from '../../preview/viewports.ts'
import styles from './preview-screen.module.css'

type Props = { sdk: DialogAppSDK; session: Session }

export function PreviewScreen({ sdk, session }: Props) {
  const [width, setWidth] = useWidth('dialog', 'desktop')
  const [round, setRound] = useState(0)
  const [viewAs, setViewAs] = useViewAs('dialog')
  const [hasSecond, setSecond] = useState(false)
  const { target, source } = sdk.parameters.invocation as unknown as LargePreview
  const copy = useMemo(() => ({ ...source, values: () => source.values, onChange: () => () => {} }), [source])
  const shown = { session, round, source: copy, viewports: viewportsFor(width) }
  return (
    <main className={styles.dialog} aria-label="Large preview">
      <div className={styles.head}>
        <ViewportSwitch value={width} onChange={setWidth} />
        <ViewAsControl value={viewAs} onChange={setViewAs} />
        {!hasSecond && (
          <Button size="small" variant="transparent" onClick={() => setSecond(true)}>
            Add a second view
          </Button>
        )}
        <ReloadButton onReload={() => setRound((count) => count + 1)} />
      </div>
      <div className={styles.sides}>
        <LivePreview
          {...shown}
          target={{ ...target, ...(viewAs && { viewAs }) }}
          onClicked={(hit) => sdk.close(hit)}
          onEscape={() => sdk.close()}
        />
        {hasSecond && (
          <SecondView
            {...shown}
            target={target}
            onClose={() => setSecond(false)}
            onEscape={() => sdk.close()}
          />
        )}
      </div>
    </main>
  )
}
