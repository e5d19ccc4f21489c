import { join } from 'node:path'
import { root } from '../../architecture/sources.ts'
import { stopsOf } from '../../ways/documented-ways.ts'
import { type Inspector, traceFiles } from '../../ways/trace.ts'
import { storedValue } from '../contentful.ts'
import { entryAddress, stack } from '../environment.ts'
import { editorOf, isLive, previewOf } from '../preview-frames.ts'
import { expect, test } from '../test.ts'

/** The bundles and their source maps lie in these folders. */
const folders = {
  [`${stack.app}/`]: join(root, 'contentful-app/dist'),
  [`${stack.site}/_next/`]: join(root, 'site', stack.siteBuild),
}

function pathOf(url: string): string | undefined {
  const [address, folder] = Object.entries(folders).find(([start]) => url.startsWith(start)) ?? []
  return address && folder && join(folder, url.slice(address.length))
}

test('a keystroke passes the documented files on the way to its paint', async ({ page, context }) => {
  const stored = () => storedValue('home-quote', 'attribution')
  const before = await stored()
  const files = stopsOf('From a keystroke to its paint')
  const inspector: Inspector = await context.newCDPSession(page).then((session) => ({
    send: (method, params) => session.send(method as 'Debugger.enable', params as undefined),
    on: (method, heard) => void session.on(method as 'Debugger.paused', heard as () => void),
  }))
  const editor = editorOf(page)
  const field = editor.getByRole('textbox', { name: /^Attribution/ })
  const type = async (letter: string) => {
    await field.press(letter)
    await expect(previewOf(editor).locator('figcaption')).toContainText(await field.inputValue())
  }
  const rehearse = async () => {
    await page.goto(entryAddress('home-quote'))
    await isLive(editor)
    await field.press('End')
    await type('x')
  }
  const act = () => type('y')
  expect(await traceFiles(inspector, { rehearse, act, files, pathOf })).toEqual(files)
  await field.press('Backspace')
  await field.press('Backspace')
  await expect.poll(stored).toBe(before)
})
