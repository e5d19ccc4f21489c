import { renderIn } from '@association/ui/island/render-in.ts'
import { createElement } from 'react'
import { DrawerContents } from './drawer-contents.tsx'
import type { ShownDrawer } from './show-drawer.ts'

type Contents = { supportEmail: string; words: string | undefined }

/** Returns a function that removes the contents. */
export function mountDrawer({ contents, close }: ShownDrawer, { supportEmail, words }: Contents): () => void {
  contents.replaceChildren()
  const root = renderIn(
    contents,
    createElement(DrawerContents, { supportEmail, words, onClose: close }),
    (error) => {
      reportError(error)
      close()
    },
  )
  return () => root.unmount()
}
