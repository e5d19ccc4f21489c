import { setTimeout as wait } from 'node:timers/promises'
import type { Frame, FrameLocator, Page } from '@playwright/test'
import type { EditorPlace } from './editor-stack.ts'
import type { Log } from './recorder.ts'

export const editorOf = (page: Page): FrameLocator => page.frameLocator('iframe[title$=": editor"]')

/** Frames around a preview: two in this repository's app, one in Contentful's pane. */
export type Depth = 1 | 2

/** Throws if no frame shows the entry within 20 seconds. */
export async function previewFrame(
  page: Page,
  { site }: EditorPlace,
  shown: { entry: string; depth: Depth },
) {
  const around = (frame: Frame) =>
    shown.depth === 2 ? frame.parentFrame()?.parentFrame() : frame.parentFrame()
  const isWanted = (frame: Frame) => {
    const address = frame.url()
    return (
      address.startsWith(site) && address.includes(`/${shown.entry}?`) && around(frame) === page.mainFrame()
    )
  }
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const frame = page.frames().find(isWanted)
    if (frame) return frame
    await wait(200)
  }
  throw new Error(`No preview of ${shown.entry} appeared.`)
}

export const logOf = (frame: Frame): Promise<Log> =>
  frame.evaluate(() => (window as unknown as { benchLog: Log }).benchLog)
