import type { DialogAppSDK } from '@contentful/app-sdk'
import type { ComponentType } from 'react'
import type { Session } from '../../contentful/session.ts'

export type ScreenProps = { sdk: DialogAppSDK; session: Session }

/** Each screen is a separate bundle. */
export const screens = {
  preview: async () => (await import('./preview-screen.tsx')).PreviewScreen,
  release: async () => (await import('../../release/dialog/release-dialog.tsx')).ReleaseDialog,
  compare: async () => (await import('../../compare/compare-screen.tsx')).CompareScreen,
  shares: async () => (await import('../../shares/shares-dialog.tsx')).SharesDialog,
} as const satisfies Record<string, () => Promise<ComponentType<ScreenProps>>>

export type ScreenName = keyof typeof screens

export function screenOf(invocation: unknown): ScreenName {
  const { screen } = Object(invocation) as { screen?: unknown }
  return (Object.keys(screens) as ScreenName[]).find((name) => name === screen) ?? 'preview'
}
