import { init, type KnownAppSDK } from '@contentful/app-sdk'
import { type ComponentType, lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import './base.css'
import { guardHostMessages } from './sdk/host-messages.ts'

/** Each place in Contentful where the app shows up is a bundle of its own; the sidebar stays light. */
const locations: Record<string, ComponentType<{ sdk: never }>> = {
  'app-config': lazy(async () => ({
    default: (await import('./locations/app-config/app-config.tsx')).AppConfig,
  })),
  'entry-sidebar': lazy(async () => ({
    default: (await import('./locations/entry-sidebar/entry-sidebar.tsx')).EntrySidebar,
  })),
  'entry-editor': lazy(async () => ({
    default: (await import('./locations/entry-editor/entry-editor.tsx')).EntryEditor,
  })),
  dialog: lazy(async () => ({ default: (await import('./locations/dialog/dialog.tsx')).Dialog })),
  page: lazy(async () => ({ default: (await import('./locations/page/page.tsx')).Page })),
  home: lazy(async () => ({ default: (await import('./locations/home/home.tsx')).Home })),
}

guardHostMessages(window, {
  host: parent,
  onStranger() {
    const root = document.getElementById('root')
    if (root && !root.dataset.location)
      root.textContent = 'This app works only inside Contentful. Open it there.'
  },
})

init((sdk: KnownAppSDK) => {
  const name = Object.keys(locations).find((id) => sdk.location.is(id))
  // The host decides the location and gives it the SDK that belongs to it.
  const Location = (name ? locations[name] : Nowhere) as ComponentType<{ sdk: KnownAppSDK }>
  const root = document.getElementById('root')
  if (!root) return
  root.dataset.location = name ?? 'unknown'
  createRoot(root).render(
    <Suspense fallback={<p role="status">Loading…</p>}>
      <Location sdk={sdk} />
    </Suspense>,
  )
})

function Nowhere() {
  return <p>This app shows nothing in this place.</p>
}
