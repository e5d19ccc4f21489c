import { Note } from '@contentful/f36-components'
import { IconButton } from '../../base/icons/icon-button.tsx'
import type { PopOut } from './use-pop-out.ts'

export function PopOutButton({ popOut }: { popOut: PopOut }) {
  if (popOut.state.phase === 'out') return null
  return <IconButton icon="ownWindow" label="Own window" onClick={popOut.open} />
}

export function PopOutRefusal({ popOut }: { popOut: PopOut }) {
  if (popOut.state.phase !== 'refused') return null
  return (
    <div role="alert">
      <Note variant="warning" title="The browser blocked the window">
        Allow pop-up windows for Contentful in the address bar of the browser, and press “Own window” again.
      </Note>
    </div>
  )
}
