import type { Browser, Page } from '@playwright/test'
import { openPage } from '../measuring/open-page.ts'

export type Screen = { width: number; density: number }
export type ShownPicture = {
  /** Pixels of the file. */
  loaded: number
  /** Pixels of the screen, with those that `object-fit: cover` cuts off. */
  shown: number
  bytes: number
}

/** A picture that is too small for its place does not make up for another one. */
export function wastedShare(pictures: readonly ShownPicture[]): number {
  const loaded = pictures.reduce((sum, picture) => sum + picture.loaded, 0)
  const needed = pictures.reduce((sum, picture) => sum + Math.min(picture.loaded, picture.shown), 0)
  return 1 - needed / loaded
}

/** Scrolls through the page, so that lazy pictures load. Vectors and pictures of other hosts do not count. */
export async function picturesAt(browser: Browser, url: string, { width, density }: Screen) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, deviceScaleFactor: density })
  try {
    const page = await context.newPage()
    const bytes = new Map<string, number>()
    page.on('response', async (response) => {
      if (isScaled(response.url())) bytes.set(response.url(), (await response.body()).length)
    })
    await openPage(page, url)
    await scrollThrough(page)
    const pictures = await measure(page)
    return pictures
      .filter(({ address }) => isScaled(address))
      .map(({ address, ...picture }): ShownPicture => ({ ...picture, bytes: bytes.get(address) ?? 0 }))
  } finally {
    await context.close()
  }
}

/** The Images API converts only pictures of pixels. */
const isScaled = (address: string) => /[?&]fm=/.test(address)

async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await page.waitForTimeout(50)
  }
  await page.waitForLoadState('networkidle')
}

/** `naturalWidth` of a picture with `srcset` is divided by its density, so a second element reads the file. */
const measure = (page: Page) =>
  page.evaluate(async () => {
    const isShown = (image: HTMLImageElement) => image.clientWidth > 0 && image.complete
    return Promise.all([...document.images].filter(isShown).map(measured))

    async function measured(image: HTMLImageElement) {
      const file = new Image()
      file.src = image.currentSrc
      await file.decode().catch(() => {})
      const { naturalWidth: width, naturalHeight: height } = file
      const [across, down] = [image.clientWidth / width, image.clientHeight / height]
      const { objectFit } = getComputedStyle(image)
      const scales = { cover: Math.max(across, down) ** 2, contain: Math.min(across, down) ** 2 }
      const scale = objectFit === 'cover' || objectFit === 'contain' ? scales[objectFit] : across * down
      const loaded = width * height
      return { address: image.currentSrc, loaded, shown: loaded * scale * devicePixelRatio ** 2 }
    }
  })
