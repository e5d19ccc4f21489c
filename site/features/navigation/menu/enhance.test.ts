import { expect, test } from 'vitest'
import { closedMenu, type MenuEvent, nextMenu } from './enhance.ts'

const through = (...events: MenuEvent[]) => events.reduce(nextMenu, closedMenu)
const choose = (name: string): MenuEvent => ({ type: 'choose', name })
const toggle: MenuEvent = { type: 'toggle' }
const leave: MenuEvent = { type: 'leave' }

test('one group is open at a time, and its own button closes it', () => {
  expect(through(choose('education'))).toEqual({ isOpen: false, selected: 'education' })
  expect(through(choose('education'), choose('events'))).toEqual({ isOpen: false, selected: 'events' })
  expect(through(choose('education'), choose('education'))).toEqual({ isOpen: false })
})

test('toggling the mobile navigation clears the selected name (SH-036)', () => {
  expect(through(toggle)).toEqual({ isOpen: true })
  expect(through(toggle, choose('events'))).toEqual({ isOpen: true, selected: 'events' })
  expect(through(toggle, choose('events'), toggle)).toEqual({ isOpen: false })
  expect(through(choose('events'), toggle)).toEqual({ isOpen: true })
})

test('Escape, a chosen link and another page close everything (SH-027, SH-037, SH-038, SN-027)', () =>
  expect(through(toggle, choose('events'), leave)).toEqual(closedMenu))
