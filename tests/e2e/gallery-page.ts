import type { Browser, Page } from '@playwright/test'
import { stack } from './environment.ts'

type Wish = {
  width: number
  /** Device pixels for a CSS pixel. */
  scale?: number
  javaScriptEnabled?: boolean
  /** Loads distant images late, as for visitors. */
  isLazy?: boolean
}

/** Excludes twins and our form page. */
const isOurs = ({ hostname, origin, pathname }: URL) =>
  hostname === new URL(stack.site).hostname &&
  origin !== new URL(stack.embeds).origin &&
  !pathname.startsWith('/embed/')

/** The gallery has its own contexts, so their console is collected here. */
const troubles: string[] = []
export const consoleOfGallery = () => troubles.splice(0)

/** Fonts and images are loaded; motion and randomness are off. */
export async function galleryAt(browser: Browser, wish: Wish): Promise<Page> {
  const { width, scale = 1, javaScriptEnabled = true, isLazy = false } = wish
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    javaScriptEnabled,
  })
  // Frames of outside services stay empty, because they may be unavailable.
  await context.route(
    (address) => !isOurs(address),
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  )
  const page = await context.newPage()
  await page.addInitScript(() => {
    Math.random = () => 0.5
    const begin = window.setTimeout
    const isPatience = (delay?: number) => (delay ?? 0) > 10_000
    const later = (work: () => void, delay?: number, ...rest: unknown[]) =>
      isPatience(delay) ? 0 : begin(work, delay, ...rest)
    window.setTimeout = later as typeof begin
  })
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text())
  })
  page.on('pageerror', (error) => troubles.push(String(error)))
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
