import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromiumArgs } from '../run/chromium-args.ts'
import { stack } from './environment.ts'

type TabMessage = {
  id?: number
  method?: string
  params?: unknown
  result?: unknown
  error?: { message: string }
}

/**
 * A tab of full Chromium without Playwright: the headless shell does not prerender, and neither does Chromium with
 * developer tools attached to the page, as Playwright does. Here they are attached to the tab.
 */
export type Tab = {
  send<Result>(method: string, params?: object, page?: number): Promise<Result>
  evaluate<Result>(expression: string, page?: number): Promise<Result>
  /** In order of creation. */
  pages: readonly string[]
  close(): Promise<void>
}

export async function openTab(hear: (method: string, params: unknown) => void): Promise<Tab> {
  const browser = await launch()
  const { send, close } = await connect(browser.url, (method, params) => {
    if (method === 'Target.attachedToTarget') pages.push((params as { sessionId: string }).sessionId)
    hear(method, params)
  })
  const pages: string[] = []
  const { targetInfos } = await send<{ targetInfos: { targetId: string }[] }>('Target.getTargets', {
    filter: [{ type: 'tab' }],
  })
  const tab = await send<{ sessionId: string }>('Target.attachToTarget', {
    targetId: targetInfos[0]?.targetId,
    flatten: true,
  })
  pages.length = 0
  const following = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }
  await send('Target.setAutoAttach', following, tab.sessionId)
  const sendTo: Tab['send'] = (method, params = {}, page = 0) => send(method, params, pages[page])
  return {
    pages,
    send: sendTo,
    async evaluate<Result>(expression: string, page = 0) {
      const options = { expression, returnByValue: true, awaitPromise: true }
      const { result } = await sendTo<{ result: { value: Result } }>('Runtime.evaluate', options, page)
      return result.value
    },
    async close() {
      close()
      await browser.close()
    },
  }
}

async function launch() {
  const folder = mkdtempSync(join(tmpdir(), 'browser-tab-'))
  const own = [
    '--headless',
    '--remote-debugging-port=0',
    '--window-size=1280,900',
    `--user-data-dir=${folder}`,
  ]
  const browser = spawn(stack.wholeChromium, [...chromiumArgs, ...own, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const isClosed = new Promise((closed) => browser.once('close', closed))
  for await (const line of createInterface({ input: browser.stderr })) {
    const [url] = line.match(/ws:\/\/\S+/) ?? []
    if (!url) continue
    browser.stderr.resume()
    return {
      url,
      async close() {
        browser.kill()
        await isClosed
        rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
      },
    }
  }
  throw new Error('Chromium ended before it opened its port.')
}

async function connect(url: string, hear: (method: string, params: unknown) => void) {
  const socket = new WebSocket(url)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error }: TabMessage = JSON.parse(data)
    if (method) hear(method, params)
    const answer = id === undefined ? undefined : waiting.get(id)
    if (error) answer?.reject(new Error(error.message))
    else answer?.resolve(result)
  })
  await new Promise((open, failed) => {
    socket.addEventListener('open', open)
    socket.addEventListener('error', failed)
  })
  return {
    close: () => socket.close(),
    send<Result>(method: string, params: object, sessionId?: string) {
      const id = waiting.size
      const answer = Promise.withResolvers<unknown>()
      waiting.set(id, answer)
      socket.send(JSON.stringify({ id, method, params, sessionId }))
      return answer.promise as Promise<Result>
    },
  }
}
