import type { DialogAppSDK } from '@contentful/app-sdk'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { Configured } from '../configured.tsx'
import { type ScreenProps, screenOf, screens } from './screens.ts'

export async function openScreen(sdk: DialogAppSDK): Promise<ReactNode> {
  const Screen = await screens[screenOf(sdk.parameters.invocation)]()
  return <Dialog {...{ sdk, Screen }} />
}

type Props = { sdk: DialogAppSDK; Screen: ComponentType<ScreenProps> }

/** Handles Escape, because Contentful does not receive keys that are pressed in a frame. */
function Dialog({ sdk, Screen }: Props) {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) sdk.close()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [sdk])
  return <Configured sdk={sdk}>{(session) => <Screen {...{ sdk, session }} />}</Configured>
}
