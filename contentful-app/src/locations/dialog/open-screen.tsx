import type { DialogAppSDK } from '@contentful/app-sdk'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import type { Session } from '../../contentful/session.ts'
import { Configured } from '../configured.tsx'

export async function openScreen(sdk: DialogAppSDK): Promise<ReactNode> {
  const Screen = await screens[screenOf(sdk.parameters.invocation)]()
  return <Dialog {...{ sdk, Screen }} />
}

type Props = { sdk: DialogAppSDK; Screen: ComponentType<ScreenProps> }

/** Contentful does not receive keys that are pressed in a frame. */
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

type ScreenProps = { sdk: DialogAppSDK; session: Session }

const screens = {
  preview: async () => (await import('./preview-screen.tsx')).PreviewScreen,
  release: async () => (await import('../../release/dialog/release-dialog.tsx')).ReleaseDialog,
  compare: async () => (await import('../../compare/compare-screen.tsx')).CompareScreen,
  shares: async () => (await import('../../shares/shares-dialog.tsx')).SharesDialog,
} as const satisfies Record<string, () => Promise<ComponentType<ScreenProps>>>

type ScreenName = keyof typeof screens

function screenOf(invocation: unknown): ScreenName {
  const { screen } = Object(invocation) as { screen?: unknown }
  return (Object.keys(screens) as ScreenName[]).find((name) => name === screen) ?? 'preview'
}
