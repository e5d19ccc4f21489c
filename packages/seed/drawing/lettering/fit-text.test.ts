import { expect, test } from 'vitest'
import { fitText, heightOf, widthOf } from './fit-text.ts'
import { words } from './lettered-words.ts'

const room = { width: 700, height: 400, leading: 1.12 }
const style = { size: 110, least: 20, weight: 'black' } as const

test.each([
  'Rounds',
  'The First Hundred Days',
  'Negotiating When Nobody in the Room Has Slept: A Field Guide for Department Chairs',
  'Interprofessionalism and its otorhinolaryngological discontents in 117 departments, and what their chairs did about them',
])('“%s” fits its room and keeps all of its words', (title) => {
  const fitted = fitText(title, room, style)
  expect(fitted.lines.join(' ')).toBe(title)
  for (const line of fitted.lines) expect(widthOf(line, fitted)).toBeLessThanOrEqual(room.width)
  expect(heightOf(fitted.lines.length, room.leading, fitted.size)).toBeLessThanOrEqual(room.height)
})

test('a short title is as large as it may be, a long one smaller', () => {
  expect(fitText('Rounds', room, style).size).toBe(style.size)
  expect(fitText('Rounds '.repeat(30).trim(), room, style).size).toBeLessThan(style.size)
})

test('the lines of a title have about the same width', () => {
  const fitted = fitText('Numbers for Night Owls Who Count', room, style)
  const widths = fitted.lines.map((line) => widthOf(line, fitted))
  expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.6)
})

test('a title without room is refused by name', () => {
  expect(() => fitText('x'.repeat(400), room, style)).toThrow(/x{400}” does not fit 700 × 400 pixels/)
})

test('draws one outline for each letter, and no outline for a space', () => {
  const drawn = words('On call – é', { size: 40, weight: 'bold' }, { x: 0, y: 0, paint: 'navy' })
  expect(drawn.match(/<path /g)).toHaveLength('Oncall–é'.length)
  expect(drawn).not.toContain('<text')
})

test('a letter that the font lacks is refused', () => {
  expect(() => widthOf('漢字', { size: 40, weight: 'bold' })).toThrow('no letter for a character of “漢字”')
})
