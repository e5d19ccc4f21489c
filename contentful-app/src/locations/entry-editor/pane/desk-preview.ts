import { spaces } from '@association/content'
import { isSameEntry } from '../../../contentful/addresses.ts'
import { pagesAt } from '../../../contentful/load-content.ts'
import type { Desk } from '../../../desk/desk.ts'
import type { DeskActions } from '../../../desk/desk-context.ts'
import type { CanvasListeners } from '../../../preview/bridge/hear.ts'
import type { PreviewSource, PreviewTarget } from '../../../preview/open-preview.ts'

export function deskSource({ root, opened, onPatch }: Desk): PreviewSource {
  const isRoot = (entry: { space: typeof root.space; entry: string }) =>
    isSameEntry({ space: root.space, entry: root.id }, entry)
  return {
    id: root.id,
    space: root.space,
    values: root.values,
    onChange: root.onChange,
    others: {
      values: () =>
        opened()
          .map(({ space, id, values }) => ({ space, entry: id, fields: values() }))
          .filter((each) => !isRoot(each)),
      onChange: (listener) =>
        onPatch((patch) => {
          if (!isRoot(patch)) listener(patch)
        }),
    },
  }
}

type Canvas = Pick<CanvasListeners, 'operation' | 'insertAt' | 'browsed' | 'chosen'>

export const canvasOf = (actions: DeskActions, show: (page: PreviewTarget) => void): Canvas => ({
  operation: (operation) => void actions.run(operation),
  insertAt: actions.add,
  chosen: (block) => actions.enter(block, 'preview'),
  browsed: (href) => void pageOf(actions, href).then((page) => page && show(page)),
})

/** A URL without a page opens in a new tab. */
async function pageOf({ desk: { session } }: DeskActions, href: string): Promise<PreviewTarget | undefined> {
  const { siteUrl } = session.installation
  const { origin, pathname } = new URL(href, siteUrl)
  if (origin === new URL(siteUrl).origin) {
    const find = pagesAt(session)
    const path = pathname.replace(/(?<=.)\/$/, '')
    for (const space of spaces) {
      const [page] = await find(space, path).catch(() => [])
      if (page) return { space, entry: page.sys.id, title: path }
    }
  }
  window.open(new URL(href, siteUrl), '_blank', 'noopener')
  return undefined
}
