import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { addressOf, inNewTab } from '../measuring/editor-stack.ts'
import { sized } from '../measuring/form.ts'
import { editorOf } from '../measuring/frames.ts'
import { openPage } from '../measuring/open-page.ts'
import { letterAt } from '../measuring/type-steadily.ts'
import { openBlock, rowOf, writeAtEnd } from './desk.ts'
import { type Counted, type CountedRequest, countOf } from './request-count.ts'
import { large, type Scene } from './scene.ts'

/** A minute in each of two fields; milliseconds unless named otherwise. */
const rhythm = { minutes: sized(1, 0.1), keysInASentence: 30, everyMs: 120, pauseMs: 1200 }
const restMs = sized(3000, 500)

/** The page itself shows entries of both spaces. */
export function countRequests({ browser, env, place }: Scene): Promise<{ block: Counted; page: Counted }> {
  return inNewTab(browser, async (tab) => {
    const sent: CountedRequest[] = []
    tab.on('request', (request) => {
      const { host, pathname } = new URL(request.url())
      if (host === env.CONTENTFUL_MANAGEMENT_HOST)
        sent.push({ method: request.method(), path: pathname, at: performance.now() })
    })
    await openPage(tab, addressOf(place, large.id))
    await openBlock(tab, `${large.id}-content-0`)
    const text = editorOf(tab).getByRole('textbox', { name: 'Text', exact: true })
    await writeAtEnd(tab, text)
    const block = await counted(tab, sent)
    await rowOf(tab, large.id).click()
    await writeAtEnd(tab, editorOf(tab).getByRole('textbox', { name: /^Description/ }))
    return { block, page: await counted(tab, sent) }
  })
}

async function counted(tab: Page, sent: CountedRequest[]): Promise<Counted> {
  await wait(restMs)
  sent.length = 0
  const end = performance.now() + rhythm.minutes * 60_000
  for (let key = 0; performance.now() < end; key += 1) {
    const isEnd = key % rhythm.keysInASentence === rhythm.keysInASentence - 1
    await tab.keyboard.press(isEnd ? 'Backspace' : letterAt(key))
    await wait(isEnd ? rhythm.pauseMs : rhythm.everyMs)
  }
  return countOf([...sent], rhythm.minutes)
}
