import type { Browser, Page } from '@playwright/test'
import { stack } from './environment.ts'

type Wish = {
  width: number
  /** Pixels of the screen for one of the page. */
  scale?: number
  javaScriptEnabled?: boolean
  /** Leaves pictures that are far down for later, as visitors do. */
  isLazy?: boolean
}

/** The gallery as it comes to rest: fonts and pictures there, nothing moving, no chance in it. */
export async function galleryAt(browser: Browser, wish: Wish): Promise<Page> {
  const { width, scale = 1, javaScriptEnabled = true, isLazy = false } = wish
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    javaScriptEnabled,
  })
  // What stands in a frame of an outside service is not ours, and not always there.
  const ours = new URL(stack.site).hostname
  await context.route(
    ({ hostname }) => hostname !== ours,
    (route) => route.abort(),
  )
  const page = await context.newPage()
  await page.addInitScript(() => {
    Math.random = () => 0.5
  })
  await page.goto(`${stack.site}/preview/gallery`)
  if (javaScriptEnabled && !isLazy) await page.evaluate(loadPictures)
  return page
}

const loadPictures = async () => {
  await document.fonts.ready
  const pictures = [...document.querySelectorAll('img')]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
}
