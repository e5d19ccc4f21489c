import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { difference, sideBySide, smallPicture } from '@association/local/testing/small-pictures.ts'
import type { Page } from '@playwright/test'
import { brokenRules } from '../axe.ts'
import { consoleOfGallery, galleryAt } from '../gallery-page.ts'
import { styleConflicts } from '../style-conflicts.ts'
import { expect, test } from '../test.ts'

const folder = join(import.meta.dirname, '../gallery-pictures')
/** `scale`: image pixels for a CSS pixel. */
const pictures = [
  { width: 375, scale: 0.4 },
  { width: 1440, scale: 0.2 },
]
/** Machines draw letters differently. */
const tolerance = { share: 0.01, height: 0.012 }

// All blocks take a minute on a busy machine.
test.describe.configure({ timeout: 180_000 })

test.afterEach(() => expect(consoleOfGallery(), 'errors and warnings in the console').toEqual([]))

for (const { width, scale } of pictures)
  test(`every block looks as it did at ${width} pixels`, async ({ wholeChromium }, { outputDir, config }) => {
    const isUpdate = config.updateSnapshots === 'all' || config.updateSnapshots === 'changed'
    const page = await galleryAt(wholeChromium, { width, scale })
    const shown = await screenshots(page)
    await page.context().close()
    const known = new Set(readdirSync(folder).filter((name) => name.endsWith(`-${width}.webp`)))
    if (isUpdate) {
      for (const name of known) rmSync(join(folder, name))
      for (const [type, png] of shown) writeFileSync(fileOf(type, width), await smallPicture(png))
      return
    }
    const changed: string[] = []
    for (const [type, png] of shown) {
      const file = fileOf(type, width)
      const told = await changeOf(file, png, join(outputDir, `${type}-${width}.png`))
      if (told) changed.push(`${type}: ${told}`)
      known.delete(`${type}-${width}.webp`)
    }
    expect(
      changed,
      'blocks that look otherwise; when they should: npm test -- browser gallery --update-snapshots',
    ).toEqual([])
    expect([...known], 'pictures of blocks that are no longer there').toEqual([])
  })

const fileOf = (type: string, width: number) => join(folder, `${type}-${width}.webp`)

/** Undefined without a change. */
async function changeOf(file: string, png: Buffer, picture: string): Promise<string | undefined> {
  if (!existsSync(file)) return 'has no picture yet'
  const before = readFileSync(file)
  const { share, height } = await difference(before, await smallPicture(png))
  if (share <= tolerance.share && height <= tolerance.height) return undefined
  mkdirSync(join(picture, '..'), { recursive: true })
  writeFileSync(picture, await sideBySide(before, png))
  return `${(share * 100).toFixed(1)} % of it differ, its height by ${(height * 100).toFixed(1)} %: ${picture}`
}

/** Section by section: browsers paint 100,000 pixels slowly. */
async function screenshots(page: Page): Promise<Map<string, Buffer>> {
  const types = await page.locator('section[data-type]').evaluateAll((all) => all.map(({ id }) => id))
  await page.evaluate(readThrough)
  const shots = new Map<string, Buffer>()
  for (const type of types) {
    await page.evaluate(showOnly, type)
    shots.set(type, await page.screenshot({ fullPage: true, animations: 'disabled' }))
  }
  return shots
}

const showOnly = (type: string) => {
  for (const part of document.querySelectorAll<HTMLElement>('main > *')) part.hidden = part.id !== type
}

test('a look that depends on the order of style sheets is found', async ({ page }) => {
  const rules =
    '.abcdef_one { color: red; margin: 0 } p.ghijkl_two { margin: 1px } .ghijkl_two { color: blue }'
  await page.setContent(`<style>${rules}</style><p class="abcdef_one ghijkl_two">`)
  expect(await styleConflicts(page)).toEqual(['color: .abcdef_one or .ghijkl_two'])
})

for (const width of [375, 1440])
  test(`no look depends on the order of the style sheets at ${width} pixels`, async ({ browser }) => {
    const page = await galleryAt(browser, { width })
    expect(await styleConflicts(page)).toEqual([])
    await page.context().close()
  })

test('the gallery is accessible, and no block is wider than a window of 320 pixels', async ({ browser }) => {
  const page = await galleryAt(browser, { width: 320 })
  await page.evaluate(renderAll)
  await test.step('no block is wider than a window of 320 pixels', async () => {
    expect(await page.evaluate(tooWide)).toEqual([])
  })
  for (const width of [375, 820, 1440])
    await test.step(`the gallery is accessible at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 })
      // Repeated content repeats landmarks.
      expect(await brokenRules(page, { disabled: ['landmark-unique'], withTargets: true })).toEqual([])
    })
  await page.context().close()
})

/** axe misreads the places of blocks that the browser does not render outside the window. */
const renderAll = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('section[data-type] { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
}

const tooWide = () => {
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const isWide = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1
  return [...document.querySelectorAll('section[data-type]')]
    .filter((section) => [...section.querySelectorAll('*')].some(isWide))
    .map(({ id }) => id)
}

test('the filter leaves the types with these letters in their name', async ({ browser }) => {
  const page = await galleryAt(browser, { width: 1440, isLazy: true })
  const field = page.getByRole('searchbox', { name: 'Find a type' })
  // React must be there.
  await expect(async () => {
    await field.fill('')
    await field.fill('quote')
    await expect(page.locator('section[data-type=table]')).toBeHidden({ timeout: 1000 })
  }).toPass()
  await expect(page.locator('section[data-type=quoteBlock]')).toBeVisible()
  await page.context().close()
})

test('nothing shifts while the gallery loads and is read', async ({ browser }) => {
  const page = await galleryAt(browser, { width: 1440, isLazy: true })
  const shifts = await page.evaluate(readThrough)
  expect(shifts).toEqual([])
  await page.context().close()
})

const readThrough = async () => {
  const moved: string[] = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    })[])
      if (entry.value > 0 && !entry.hadRecentInput)
        moved.push(
          entry.sources
            .map(({ node }) => (node instanceof Element ? node : node?.parentElement)?.closest('section')?.id)
            .join(),
        )
  }).observe({ type: 'layout-shift', buffered: true })
  for (let y = 0; y < document.documentElement.scrollHeight; y += 2000) {
    scrollTo({ top: y, behavior: 'instant' })
    await new Promise((done) => setTimeout(done, 25))
  }
  return moved
}

test('without JavaScript, every word is there', async ({ browser }) => {
  const wordsIn = async (javaScriptEnabled: boolean) => {
    const page = await galleryAt(browser, { width: 1440, javaScriptEnabled })
    const words = await page
      .locator('section[data-type]')
      .evaluateAll((sections) =>
        sections.map(({ id, textContent }) => [id, textContent.replaceAll(/\s+/g, ' ')] as const),
      )
    await page.context().close()
    return new Map(words)
  }
  const [without, withIt] = [await wordsIn(false), await wordsIn(true)]
  expect([...without.keys()]).toEqual([...withIt.keys()])
  const lost = [...withIt].filter(([id, words]) => words !== '' && (without.get(id) ?? '') === '')
  expect(lost).toEqual([])
})
