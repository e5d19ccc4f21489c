import type { DialogAppSDK } from '@contentful/app-sdk'
import { useMemo, useState } from 'react'
import { LivePreview } from '../../preview/live-preview.tsx'
import type { LargePreview } from '../../preview/open-large-preview.ts'
import { ViewportSwitch, viewportsFor, type Width } from '../../preview/viewport-switch.tsx'
import { Configured } from '../../sdk/configured.tsx'
import styles from './dialog.module.css'

type Props = { sdk: DialogAppSDK }

/** The preview large. A click on a block closes the dialog and tells the opener which one. */
export function Dialog({ sdk }: Props) {
  const [width, setWidth] = useState<Width>('desktop')
  const { target, source } = sdk.parameters.invocation as unknown as LargePreview
  const copy = useMemo(() => ({ ...source, values: () => source.values, onChange: () => () => {} }), [source])
  return (
    <Configured sdk={sdk}>
      {(session) => (
        <div className={styles.dialog}>
          <ViewportSwitch value={width} onChange={setWidth} />
          <LivePreview
            {...{ session, target }}
            source={copy}
            viewports={viewportsFor(width)}
            onClicked={(hit) => sdk.close(hit)}
          />
        </div>
      )}
    </Configured>
  )
}
