import type { Page } from '@playwright/test'
import { stack } from '../environment.ts'

/** Relays App SDK messages to the test process, without the local web app. */
export async function becomeHost(page: Page) {
  // Chromium does not let an intercepted page frame local addresses.
  await page.goto(`${stack.webApp}/config.json`)
  await page.evaluate(passMessagesOn)
}

export const addFrame = (page: Page, frame: { name: string; isDialog?: boolean }) =>
  page.evaluate(openFrame, { ...frame, src: `${stack.app}/` })

function passMessagesOn() {
  const styles: Partial<CSSStyleDeclaration> = { display: 'flex', margin: '0', height: '100vh' }
  Object.assign(document.body.style, styles)
  document.body.replaceChildren()
  addEventListener('message', async ({ data, source }) => {
    const frame = [...document.querySelectorAll('iframe')].find(
      ({ contentWindow }) => contentWindow === source,
    )
    if (!frame || typeof data?.method !== 'string') return
    const { id, method, params = [] } = data
    const post = (message: unknown) => frame.contentWindow?.postMessage(message, '*')
    if (method === 'init') return post({ method: 'connect', params: [await hostConnect(frame.name), []] })
    const answer = await hostCall(method, params)
    post('error' in answer ? { id, error: answer.error } : { id, result: answer.result })
  })
}

function openFrame({ name, src, isDialog = false }: { name: string; src: string; isDialog?: boolean }) {
  const frame = document.createElement('iframe')
  Object.assign(frame, { name, title: name, src, allow: 'clipboard-write' })
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads',
  )
  const dialog = {
    ...{ position: 'fixed', inset: '24px', width: 'calc(100vw - 48px)', height: 'calc(100vh - 48px)' },
    ...{ background: 'white', boxShadow: '0 0 0 100vw rgb(0 0 0 / 40%)' },
  }
  const place = { flex: name === 'entry-sidebar' ? '0 0 360px' : '1' }
  Object.assign(frame.style, { border: '0' }, isDialog ? dialog : place)
  document.body.append(frame)
}

export const sendToApps = (page: Page, method: string, params: readonly unknown[]) =>
  page.evaluate(
    ([name, values]) => {
      for (const { contentWindow } of document.querySelectorAll('iframe'))
        contentWindow?.postMessage({ method: name, params: values }, '*')
    },
    [method, params] as const,
  )

declare global {
  function hostConnect(location: string): Promise<unknown>
  function hostCall(method: string, params: unknown[]): Promise<{ result?: unknown } | { error: unknown }>
}
