/**
 * Runs in every frame before its scripts. Records moves of blocks by key (`moved`), screen frames with a new block
 * order (`reordered`), clicks on “Compare” (`asked`), and the first display of a form with its live preview (`opened`)
 * and of word diffs (`compared`). Times are wall-clock milliseconds.
 */
export function recordSteps() {
  const now = () => performance.timeOrigin + performance.now()
  const log: Steps = { moved: [], reordered: [], asked: [], opened: [], compared: [] }
  Object.assign(window, { benchSteps: log })
  const onScreen = (task: (at: number) => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => task(now())
      channel.port2.postMessage(undefined)
    })
  const capture = { capture: true }
  window.addEventListener(
    'keydown',
    ({ altKey, key }) => {
      if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) log.moved.push(now())
    },
    capture,
  )
  window.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : undefined
      if (button?.textContent === 'Compare') log.asked.push(now())
    },
    capture,
  )

  const has = (selector: string) => document.querySelector(selector) !== null
  const once = (list: number[], isThere: () => boolean) => {
    let isNoted = false
    return () => {
      if (isNoted || !isThere()) return
      isNoted = true
      onScreen((at) => list.push(at))
    }
  }
  const noteOpened = once(
    log.opened,
    () => has('main form input:not(:disabled)') && has('[aria-busy="false"] > div > div > iframe'),
  )
  const noteCompared = once(log.compared, () => has('main del') && has('main ins'))
  let order = ''
  const noteOrder = () => {
    const blocks = [...document.querySelectorAll('[data-contentful-entry-id]')]
    const next = blocks.map((block) => block.getAttribute('data-contentful-entry-id')).join()
    if (next === order) return
    order = next
    onScreen((at) => log.reordered.push(at))
  }
  const look = () => {
    noteOpened()
    noteCompared()
    noteOrder()
  }
  const attributes = { attributes: true, attributeFilter: ['aria-busy', 'disabled'] }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, ...attributes })
}

export type Steps = Record<'moved' | 'reordered' | 'asked' | 'opened' | 'compared', number[]>
