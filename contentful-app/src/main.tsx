import { init, type KnownAppSDK } from '@contentful/app-sdk'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import './base/base.css'
import { guardHostMessages } from './base/host-messages.ts'

/** Each location is a separate bundle, so that the sidebar stays small. */
const locations: Record<string, (sdk: never) => Promise<ReactNode>> = {
  async 'app-config'(sdk) {
    const { AppConfig } = await import('./locations/app-config/app-config.tsx')
    return <AppConfig sdk={sdk} />
  },
  async 'entry-sidebar'(sdk) {
    const { EntrySidebar } = await import('./locations/entry-sidebar/entry-sidebar.tsx')
    return <EntrySidebar sdk={sdk} />
  },
  async 'entry-editor'(sdk) {
    const { EntryEditor } = await import('./locations/entry-editor/entry-editor.tsx')
    return <EntryEditor sdk={sdk} />
  },
  async dialog(sdk) {
    const { openScreen } = await import('./locations/dialog/open-screen.tsx')
    return openScreen(sdk)
  },
  async page(sdk) {
    const { Page } = await import('./locations/page/page.tsx')
    return <Page sdk={sdk} />
  },
  async home(sdk) {
    const { Home } = await import('./locations/home/home.tsx')
    return <Home sdk={sdk} />
  },
}

guardHostMessages(window, {
  host: parent,
  onStranger() {
    const root = document.getElementById('root')
    if (root && !root.dataset.location)
      root.textContent = 'This app works only inside Contentful. Open it there.'
  },
})

/** Loads before the first render, because React Suspense delays content by 300 ms to avoid flicker. */
init(async (sdk: KnownAppSDK) => {
  const name = Object.keys(locations).find((id) => sdk.location.is(id))
  const root = document.getElementById('root')
  if (!root) return
  root.dataset.location = name ?? 'unknown'
  const open = name && locations[name]
  if (!open) return say('This app shows nothing in this place.')
  say('Loading…')
  try {
    // The host decides the location and passes the matching SDK.
    const location = await open(sdk as never)
    createRoot(root).render(location)
  } catch (error) {
    say('The app could not be loaded. Check your connection and reload this page.')
    throw error
  }

  function say(words: string) {
    const line = document.createElement('p')
    line.role = 'status'
    line.textContent = words
    root?.replaceChildren(line)
  }
})
