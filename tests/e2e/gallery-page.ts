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

/** Pages and pictures of the stack; not its stand-ins of outside services, nor our own page that holds a form. */
const isOurs = ({ hostname, origin, pathname }: URL) =>
  hostname === new URL(stack.site).hostname &&
  origin !== new URL(stack.embeds).origin &&
  !pathname.startsWith('/embed/')

/** What the browser's console told of galleries: their contexts are not those of the tests. */
const troubles: string[] = []
export const consoleOfGallery = () => troubles.splice(0)

/** The gallery as it comes to rest: fonts and pictures there, nothing moving, no chance in it. */
export async function galleryAt(browser: Browser, wish: Wish): Promise<Page> {
  const { width, scale = 1, javaScriptEnabled = true, isLazy = false } = wish
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    javaScriptEnabled,
  })
  // What stands in a frame of an outside service is not ours, and not always there: frames stay empty and waiting.
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
