import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scrollToPlace, stopFollowing } from './scroll-place.ts'

function page(height: number) {
  const body = { offsetHeight: height }
  const followers = new Set<() => void>()
  const scrolls: number[] = []
  const view = Object.assign(new EventTarget(), {
    scrollY: 0,
    scrollTo({ top }: { top: number }) {
      scrolls.push(top)
      view.scrollY = Math.min(top, body.offsetHeight)
    },
  })
  class Sizes {
    readonly told: () => void
    constructor(told: () => void) {
      this.told = told
    }
    observe() {
      followers.add(this.told)
    }
    disconnect() {
      followers.delete(this.told)
    }
  }
  vi.stubGlobal('window', view)
  vi.stubGlobal('document', { body })
  vi.stubGlobal('ResizeObserver', Sizes)
  return {
    scrolls,
    followers,
    grow(to: number) {
      body.offsetHeight = to
      for (const follow of [...followers]) follow()
    },
    scrolled(to = view.scrollY) {
      view.scrollY = to
      view.dispatchEvent(new Event('scroll'))
    },
    now: () => view.scrollY,
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  stopFollowing()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page that is too short follows as it grows, until it is there', () => {
  const { grow, scrolled, now, followers } = page(100)
  scrollToPlace(500)
  scrolled()
  grow(300)
  scrolled()
  expect(now()).toBe(300)
  grow(900)
  expect(now()).toBe(500)
  expect(followers.size).toBe(0)
})

test('a second place takes the place of the first', () => {
  const { grow, now, followers } = page(100)
  scrollToPlace(500)
  scrollToPlace(400)
  expect(followers.size).toBe(1)
  grow(900)
  expect(now()).toBe(400)
})

test('a scroll to another position ends it', () => {
  const { grow, scrolled, now } = page(100)
  scrollToPlace(500)
  scrolled(40)
  grow(900)
  expect(now()).toBe(40)
})

test('a size that moves the page does not end it', () => {
  const { grow, scrolled, now } = page(100)
  scrollToPlace(500)
  Object.assign(document.body, { offsetHeight: 60 })
  scrolled(60)
  grow(900)
  expect(now()).toBe(500)
})

test('a field that is shown ends it', () => {
  const { grow, scrolls } = page(100)
  scrollToPlace(500)
  stopFollowing()
  grow(900)
  expect(scrolls).toEqual([500])
})

test('three seconds end it', () => {
  const { grow, scrolls } = page(100)
  scrollToPlace(500)
  vi.advanceTimersByTime(3100)
  grow(900)
  expect(scrolls).toEqual([500])
})
