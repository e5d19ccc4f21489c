import type { DialogAppSDK } from '@contentful/app-sdk'
import { useEffect, useMemo, useState } from 'react'
import { LivePreview } from '../../preview/live-preview.tsx'
import type { LargePreview } from '../../preview/open-large-preview.ts'
import { ReloadButton } from '../../preview/preview-actions.tsx'
import { useWidth } from '../../preview/use-width.ts'
import { ViewportSwitch } from '../../preview/viewport-switch.tsx'
import { viewportsFor } from '../../preview/viewports.ts'
import { Configured } from '../../sdk/configured.tsx'
import styles from './dialog.module.css'

type Props = { sdk: DialogAppSDK }

/**
 * The preview large. A click on a block closes the dialog and tells the opener which one. Escape closes it too:
 * Contentful does not hear keys that are pressed in a frame.
 */
export function Dialog({ sdk }: Props) {
  const [width, setWidth] = useWidth('dialog', 'desktop')
  const [round, setRound] = useState(0)
  const { target, source } = sdk.parameters.invocation as unknown as LargePreview
  const copy = useMemo(() => ({ ...source, values: () => source.values, onChange: () => () => {} }), [source])
  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') sdk.close()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [sdk])
  return (
    <Configured sdk={sdk}>
      {(session) => (
        <div className={styles.dialog}>
          <div className={styles.head}>
            <ViewportSwitch value={width} onChange={setWidth} />
            <ReloadButton onReload={() => setRound((count) => count + 1)} />
          </div>
          <LivePreview
            {...{ session, target, round }}
            source={copy}
            viewports={viewportsFor(width)}
            onClicked={(hit) => sdk.close(hit)}
            onEscape={() => sdk.close()}
          />
        </div>
      )}
    </Configured>
  )
}
