import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@association/local/testing/free-port.ts'
import { type Engine, showsMs } from './engine.ts'

/** The protocol's key for element ids. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
type Element = Record<typeof elementKey, string>

/** `browser` is MiniBrowser. */
export async function startWebKit(browser: string): Promise<Engine> {
  const port = await freePort()
  const words = ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`]
  // Its own group, because the driver leaves its browser and display behind.
  const driver = spawn('xvfb-run', words, { stdio: 'ignore', detached: true })
  const stop = async () => {
    if (driver.pid === undefined || driver.exitCode !== null) return
    const exit = once(driver, 'exit')
    process.kill(-driver.pid, 'SIGTERM')
    await exit
  }
  const call = caller(`http://127.0.0.1:${port}`)
  try {
    await untilReady(call)
    const options = { binary: browser, args: ['--automation'] }
    const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } }
    const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities })
    const inSession: DriverCall = (method, path, body) => call(method, `/session/${sessionId}${path}`, body)
    await inSession('POST', '/window/rect', { width: 1400, height: 900 })
    return engineOf(inSession, async () => {
      await inSession('DELETE', '').catch(() => undefined)
      await stop()
    })
  } catch (error) {
    await stop()
    throw error
  }
}

function engineOf(call: DriverCall, close: () => Promise<void>): Engine {
  const elementAt = async (selector: string) =>
    (await call<Element>('POST', '/element', { using: 'css selector', value: selector }))[elementKey]
  const leaveFrames = async () => {
    await call('POST', '/frame', { id: null })
  }
  return {
    async goTo(url) {
      await leaveFrames()
      await call('POST', '/url', { url })
    },
    evaluate: (expression) => call('POST', '/execute/sync', { script: `return (${expression})`, args: [] }),
    async click(selector) {
      await call('POST', `/element/${await elementAt(selector)}/click`, {})
    },
    async type(selector, text) {
      const element = await elementAt(selector)
      // An element of a frame only gets the focus after its frame.
      await call('POST', `/element/${element}/click`, {})
      await call('POST', `/element/${element}/value`, { text })
    },
    async enterFrame(selector) {
      await call('POST', '/frame', { id: { [elementKey]: await elementAt(selector) } })
    },
    leaveFrames,
    close,
  }
}

type DriverCall = <Value>(method: string, path: string, body?: unknown) => Promise<Value>

function caller(base: string): DriverCall {
  return async (method, path, body) => {
    const response = await fetch(base + path, {
      method,
      signal: AbortSignal.timeout(showsMs),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`WebDriver ${path}: ${value?.error} ${value?.message}`)
    return value
  }
}

async function untilReady(call: DriverCall) {
  for (let tries = 0; tries < 100; tries += 1) {
    const isReady = await call<{ ready: boolean }>('GET', '/status').then(
      ({ ready }) => ready,
      () => false,
    )
    if (isReady) return
    await wait(100)
  }
  throw new Error('WebKitWebDriver does not answer.')
}
