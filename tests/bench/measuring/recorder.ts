/**
 * Runs in every frame before its scripts. Records when a key changes a field (`typed`), when the scripts' work for it ends
 * (`worked`), and when the text is on the screen (`painted`). Times are wall-clock milliseconds. `input` is the
 * beginning of the field's label; `output` is the selector of its display.
 */
export function record({ input, output }: Recorded) {
  const now = () => performance.timeOrigin + performance.now()
  const log: Log = { typed: [], worked: [], painted: [] }
  Object.assign(window, { benchLog: log })
  const afterThisTask = (task: () => void) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = task
    channel.port2.postMessage(undefined)
  }
  /** Chromium often paints before the next task, and `worked` does not count painting. */
  const beforePainting = (task: () => void) => {
    let isDone = false
    const once = () => {
      if (!isDone) task()
      isDone = true
    }
    afterThisTask(once)
    requestAnimationFrame(once)
  }
  const textOf = (target: EventTarget | null) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (isField) return target.labels?.[0]?.textContent?.startsWith(input) ? target.value : undefined
    const isText = target instanceof HTMLElement && target.isContentEditable
    return isText && target.ariaLabel?.startsWith(input) ? (target.textContent ?? '') : undefined
  }

  let pressedAt = 0
  window.addEventListener(
    'beforeinput',
    () => {
      pressedAt = now()
    },
    { capture: true },
  )
  window.addEventListener(
    'input',
    ({ target }) => {
      const text = textOf(target)
      if (text === undefined) return
      log.typed.push({ text, at: now() })
      const ms = pressedAt
      beforePainting(() => log.worked.push(now() - ms))
    },
    { capture: true },
  )

  let shown = ''
  const look = () => {
    const text = document.querySelector(output)?.textContent ?? ''
    if (text === shown) return
    shown = text
    requestAnimationFrame(() => afterThisTask(() => log.painted.push({ text, at: now() })))
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
}

export type Recorded = { input: string; output: string }
export type Moment = { text: string; at: number }
export type Log = { typed: Moment[]; worked: number[]; painted: Moment[] }
