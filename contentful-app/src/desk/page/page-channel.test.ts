import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { followPage, sharePage } from './page-channel.ts'
import type { PageParts } from './page-parts.ts'

const nothing = { entries: [], assets: [], gone: [] }
const page: PageParts = { parts: { association: nothing, events: nothing }, typed: [] }
const root = { space: 'association', entry: 'home' } as const

beforeEach(() => {
  const frame = new EventTarget()
  vi.stubGlobal('addEventListener', frame.addEventListener.bind(frame))
  vi.stubGlobal('removeEventListener', frame.removeEventListener.bind(frame))
})

function sidebarOf(entry: string) {
  const heard: string[] = []
  const { ask, close } = followPage(
    { ...root, entry },
    {
      take: (_, { isWhole }) => heard.push(isWhole ? 'whole page' : 'changes'),
      coming: () => heard.push('coming'),
      left: () => heard.push('gone'),
    },
  )
  onTestFinished(close)
  return { ask, heard }
}

test('a desk says that it reads the page, and sends the page to a sidebar that asks later', async () => {
  const [sidebar, stranger] = [sidebarOf('home'), sidebarOf('about')]
  let read: PageParts | undefined
  const desk = sharePage(root, { whole: () => read })
  await vi.waitFor(() => expect(sidebar.heard).toEqual(['coming']))
  sidebar.ask()
  await vi.waitFor(() => expect(sidebar.heard).toEqual(['coming', 'coming']))
  read = page
  sidebar.ask()
  await vi.waitFor(() => expect(sidebar.heard.at(-1)).toBe('whole page'))
  desk.changed(page)
  desk.close()
  await vi.waitFor(() => expect(sidebar.heard.slice(2)).toEqual(['whole page', 'changes', 'gone']))
  expect(stranger.heard).toEqual([])
})
