import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { island } from './island.tsx'
import { onceWhen } from './when.ts'

const enhancer = async () => ({ enhance: () => () => {} })

describe('the markup of an island', () => {
  test('says its name and its options', () => {
    const Clock = island<{ zone: string }>('clock', enhancer)
    expect(
      renderToStaticMarkup(
        <Clock options={{ zone: '"UTC"' }} className="clock">
          12:00
        </Clock>,
      ),
    ).toBe(
      '<div data-island="clock" data-options="{&quot;zone&quot;:&quot;\\&quot;UTC\\&quot;&quot;}" class="clock">12:00</div>',
    )
  })

  test('says when it starts, unless that is near the window', () => {
    const Clock = island('clock', enhancer, 'use')
    expect(renderToStaticMarkup(<Clock>12:00</Clock>)).toBe(
      '<div data-island="clock" data-when="use">12:00</div>',
    )
  })
})

describe('an island starts', () => {
  const observers: { see(isIntersecting: boolean): void; isOff: boolean; margin: string }[] = []
  function browser() {
    observers.length = 0
    vi.stubGlobal('window', globalThis)
    vi.stubGlobal(
      'IntersectionObserver',
      function observer(
        seen: (entries: { isIntersecting: boolean }[]) => void,
        { rootMargin }: { rootMargin: string },
      ) {
        const watching = {
          see: (isIntersecting: boolean) => seen([{ isIntersecting }]),
          isOff: false,
          margin: rootMargin,
        }
        observers.push(watching)
        return { observe() {}, disconnect: () => Object.assign(watching, { isOff: true }) }
      },
    )
  }
  afterEach(() => vi.unstubAllGlobals())

  function waiting(when?: string) {
    browser()
    const element = new EventTarget() as Element
    const start = vi.fn()
    const stop = onceWhen(element, when, start)
    return { start, stop, use: (type: string) => element.dispatchEvent(new Event(type)) }
  }

  test('near the window, once', () => {
    const { start, use } = waiting()
    expect(observers[0]?.margin).toBe('400px')
    observers[0]?.see(false)
    expect(start).not.toHaveBeenCalled()
    observers[0]?.see(true)
    observers[0]?.see(true)
    use('click')
    expect(start).toHaveBeenCalledOnce()
    expect(observers[0]?.isOff).toBe(true)
  })

  test.each(['pointerover', 'keydown', 'focusin', 'click', 'change'])(
    'at its first %s, whatever it waits for',
    (type) => {
      for (const when of ['use', 'near', undefined]) {
        const { start, use } = waiting(when)
        use(type)
        use(type)
        expect(start).toHaveBeenCalledOnce()
      }
    },
  )

  test('only on use when it says so', () => {
    const { start } = waiting('use')
    expect(observers).toEqual([])
    expect(start).not.toHaveBeenCalled()
  })

  test('at once when it says so', () => {
    expect(waiting('now').start).toHaveBeenCalledOnce()
  })

  test('when the page is scrolled, or was scrolled before', () => {
    browser()
    vi.stubGlobal('scrollY', 0)
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    const start = vi.fn()
    onceWhen(new EventTarget() as Element, 'scroll', start)
    expect(start).not.toHaveBeenCalled()
    page.dispatchEvent(new Event('scroll'))
    page.dispatchEvent(new Event('scroll'))
    expect(start).toHaveBeenCalledOnce()
    vi.stubGlobal('scrollY', 10)
    onceWhen(new EventTarget() as Element, 'scroll', start)
    expect(start).toHaveBeenCalledTimes(2)
  })

  test('when the browser is idle', () => {
    const idle: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
    const { start } = waiting('idle')
    expect(start).not.toHaveBeenCalled()
    for (const work of idle) work()
    expect(start).toHaveBeenCalledOnce()
  })

  test('not at all after it was stopped', () => {
    const { start, stop, use } = waiting()
    stop()
    observers[0]?.see(true)
    use('click')
    expect(start).not.toHaveBeenCalled()
    expect(observers[0]?.isOff).toBe(true)
  })
})
