import { describe, expect, test } from 'vitest'
import { hasInlineMark, type InlineMark, toggleInline } from './inline-marks.ts'
import { hasLineMark, type LineMark, toggleLines } from './line-marks.ts'
import { hasLink, toggleLink } from './link-marks.ts'
import type { Typed } from './text-edits.ts'

/** Text with its selection between ‹ and ›, or a cursor at ¦. */
function typed(written: string): Typed {
  const text = written.replace(/[‹›¦]/g, '')
  const cursor = written.indexOf('¦')
  if (cursor >= 0) return { text, start: cursor, end: cursor }
  return { text, start: written.indexOf('‹'), end: written.indexOf('›') - 1 }
}
const written = ({ text, start, end }: Typed) =>
  start === end
    ? `${text.slice(0, start)}¦${text.slice(start)}`
    : `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`

describe('marks of lines', () => {
  test.each<[LineMark, string, string]>([
    ['heading', 'He¦ad', '## He¦ad'],
    ['heading', '¦', '## ¦'],
    ['heading', '‹a\n\nb›', '## ‹a\n\n## b›'],
    ['list', 'a\nb‹b\nc›c', 'a\n- b‹b\n- c›c'],
    ['list', '‹a\n›b', '- ‹a\n›b'],
    ['list', '> ‹a›', '> - ‹a›'],
    ['numbers', '‹a\nb\nc›', '1. ‹a\n2. b\n3. c›'],
    ['numbers', '‹a\n  b\n  c\nd›', '1. ‹a\n  1. b\n  2. c\n2. d›'],
    ['quote', '‹a\nb›', '> ‹a\n> b›'],
  ])('%s: %j becomes %j, and back', (mark, before, after) => {
    const marked = toggleLines(typed(before), mark)
    expect(written(marked)).toBe(after)
    expect(hasLineMark(marked, mark)).toBe(true)
    const undone = toggleLines(marked, mark)
    expect(undone.text).toBe(typed(before).text.replace(/^ +/gm, ''))
    expect(hasLineMark(undone, mark)).toBe(false)
  })

  test.each<[LineMark, string, string]>([
    ['list', '‹- a\nb›', '- ‹a\n- b›'],
    ['heading', '‹## a\nb\n# c›', '## ‹a\n## b\n## c›'],
    ['quote', '‹> a\nb›', '> ‹> a\n> b›'],
  ])('%s: of mixed lines, all get it: %j', (mark, before, after) => {
    expect(toggleLines(typed(before), mark).text).toBe(typed(after).text)
  })

  test.each<[LineMark, string, string]>([
    ['numbers', '‹- a\n- b›', '1. a\n2. b'],
    ['list', '‹1. a\n2) b›', '- a\n- b'],
    ['list', '## He¦ad', '- Head'],
    ['heading', '- i¦tem', '## item'],
    ['heading', '### He¦ad', 'Head'],
    ['list', '* i¦tem', 'item'],
    ['quote', '> > tw¦ice', '> twice'],
  ])('%s takes the place of another mark, or goes away: %j', (mark, before, after) => {
    expect(toggleLines(typed(before), mark).text).toBe(after)
  })
})

describe('bold and italic', () => {
  test.each<[InlineMark, string, string]>([
    ['bold', 'so ‹loud› it is', 'so **‹loud›** it is'],
    ['italic', 'so ‹loud› it is', 'so *‹loud›* it is'],
    ['bold', 'so *‹loud›* it is', 'so ***‹loud›*** it is'],
    ['bold', 'so ‹*loud*› it is', 'so **‹*loud*›** it is'],
    ['bold', '- ‹one\n- two›', '- **‹one**\n- **two›**'],
    ['bold', '‹# one›', '# **‹one›**'],
    ['bold', 'wri¦te', 'wri**¦**te'],
  ])('%s: %j becomes %j, and back', (mark, before, after) => {
    const marked = toggleInline(typed(before), mark)
    expect(written(marked)).toBe(after)
    expect(hasInlineMark(marked, mark)).toBe(true)
    expect(toggleInline(marked, mark).text).toBe(typed(before).text)
  })

  test.each<[InlineMark, string, string]>([
    ['bold', 'so ‹**loud**› it', 'so ‹loud› it'],
    ['bold', 'so **lo¦ud one** it', 'so lo¦ud one it'],
    ['bold', 'so __‹loud›__ it', 'so ‹loud› it'],
    ['italic', 'so _lo¦ud_ it', 'so lo¦ud it'],
    ['italic', 'so ***‹loud›*** it', 'so **‹loud›** it'],
    ['bold', 'so ***‹loud›*** it', 'so *‹loud›* it'],
    ['bold', '‹**one**\n**two**›', '‹one\ntwo›'],
  ])('%s is taken away: %j', (mark, before, after) => {
    expect(written(toggleInline(typed(before), mark))).toBe(after)
  })

  test.each<[InlineMark, string, string]>([
    ['bold', '‹**one**\ntwo›', '**one**\n**two**'],
    ['bold', 'so‹ loud ›it', 'so **loud** it'],
    ['italic', 'so **lo‹u›d** it', 'so **lo*u*d** it'],
    ['italic', '3 * ‹4› * 5', '3 * *4* * 5'],
    ['bold', '‹one\n\n two ›', '**one**\n\n **two** '],
  ])('%s marks what is not marked yet, and no spaces: %j', (mark, before, after) => {
    expect(toggleInline(typed(before), mark).text).toBe(after)
  })
})

describe('links', () => {
  test.each([
    ['see ‹this› now', 'see [this](‹https://›) now'],
    ['see ¦ now', 'see [¦](https://) now'],
    ['see ‹https://example.com/a› now', 'see [¦](https://example.com/a) now'],
  ])('%j becomes %j', (before, after) => {
    const linked = toggleLink(typed(before))
    expect([written(linked), hasLink(linked)]).toEqual([after, true])
  })

  test.each([
    ['see [this](‹https://›) now', 'see ‹this› now'],
    ['see [th¦is](https://example.com) now', 'see ‹this› now'],
    ['see ‹[this](https://example.com)› now', 'see ‹this› now'],
    ['see [a \\] b](x¦) now', 'see ‹a \\] b› now'],
  ])('within a link, the link goes away: %j', (before, after) => {
    expect(written(toggleLink(typed(before)))).toBe(after)
  })

  test('an embedded picture is no link', () => {
    expect(hasLink(typed('![pic¦ture](asset:p)'))).toBe(false)
  })
})
