import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { difference, smallPicture } from '@association/local/testing/small-pictures.ts'
import type { Page } from '@playwright/test'
import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'

/** For the block picker: the top of each block on a phone. */
const folder = join(import.meta.dirname, '../../../packages/content/gallery/pictures')
const phone = { width: 375, height: 300 }
/** 300 pixels wide. */
const scale = 0.8
/** Letters differ between machines. */
const tolerance = 0.03
const mostBytes = 10_000

/** Frames of services are empty, so a sketch replaces a form. */
const bar = (height: number, width: string, look: string) =>
  `<div style="width:${width};height:${height}px;margin:0 0 10px;border-radius:6px;${look}"></div>`
const label = bar(14, '40%', 'background:#cfd9e0')
const input = bar(38, '100%', 'border:2px solid #cfd9e0')
const button = bar(38, '45%', 'background:#ffc93c;border-radius:19px')
const sketch = `<div style="padding:24px">${label}${input}${label}${input}${button}</div>`

test.describe.configure({ timeout: 180_000 })

test('the block picker has a current picture of every block', async ({ wholeChromium }, { config }) => {
  const isUpdate = config.updateSnapshots === 'all' || config.updateSnapshots === 'changed'
  const context = await wholeChromium.newContext({
    viewport: phone,
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    bypassCSP: true, // the sketch is markup
  })
  await context.route(
    ({ origin, pathname }) => origin === new URL(stack.embeds).origin || pathname.startsWith('/embed/'),
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  )
  const page = await context.newPage()
  const stale: string[] = []
  for (const type of await typesIn(page)) {
    const picture = await smallPicture(await pictureOf(page, type))
    const file = join(folder, `${type}.webp`)
    if (isUpdate) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, picture)
    } else if (!(await isLike(file, picture))) stale.push(type)
  }
  await context.close()
  expect(stale, 'to draw them again: npm test -- browser block-pictures --update-snapshots').toEqual([])
})

async function isLike(file: string, picture: Buffer) {
  if (!existsSync(file)) return false
  const known = readFileSync(file)
  return known.byteLength <= mostBytes && (await difference(known, picture)).share <= tolerance
}

async function typesIn(page: Page) {
  await page.goto(`${stack.site}/preview/gallery`)
  const types = await page.locator('section[data-type]').evaluateAll((all) => all.map(({ id }) => id))
  return types.filter((type) => !type.includes('-') && type !== 'icons')
}

async function pictureOf(page: Page, type: string) {
  await page.goto(`${stack.site}/preview/gallery/${type}/alone`)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  await page.locator('[data-island="frame"]').evaluateAll((places, drawn) => {
    for (const place of places) place.innerHTML = drawn
  }, sketch)
  return page.screenshot({ animations: 'disabled' })
}
