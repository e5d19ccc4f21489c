import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { bookCover } from '../../drawing/book-cover.ts'
import { journalCover } from '../../drawing/journal-cover.ts'
import { describeLook } from '../../drawing/portrait/describe.ts'
import { portrait } from '../../drawing/portrait.ts'
import { gather } from '../../engine/gather.ts'

const { pictures } = await gather()
const drawings = pictures.map((picture) => ({ ...picture, svg: picture.draw(picture) }))
const size = { width: 900, height: 1240 }

test('every picture has a title and an alternative text of its own', () => {
  for (const { id, title, description } of drawings) {
    expect(title, id).toMatch(/\S/)
    expect(description, id).toMatch(/^.{12,}\.$|^\p{Lu}.{8,}$/u)
  }
  expect(repeated(drawings.map(({ description }) => description))).toEqual([])
})

test('no two pictures are the same, and a second drawing has the same bytes', () => {
  expect(repeated(drawings.map(({ svg }) => svg))).toEqual([])
  for (const drawing of drawings) expect(drawing.draw(drawing), drawing.id).toBe(drawing.svg)
})

test('no picture needs a font that is installed, or a file', () => {
  for (const { id, svg } of drawings) expect(svg, id).not.toMatch(/<text|font-family|<image|NaN|undefined/)
})

test('a cover has an outline for each letter of its words', () => {
  const book = bookCover(size, {
    title: 'The Dyad',
    author: 'Lin Hartmann',
    palette: 'plum',
    motif: 'pulse',
    seed: 1,
  })
  expect(letters(book)).toBe('TheDyadLinHartmann'.length)
  const journal = journalCover(size, {
    journal: 'Fast Practice',
    volume: '3',
    issue: '11',
    headline: 'The schedule as a promise',
    seed: 1,
  })
  expect(letters(journal)).toBe('FastPracticeVolume3,issue11Thescheduleasapromise'.length)
})

test('a portrait draws and names glasses, beard and clothes', () => {
  const look = { skin: 'tan', hair: 'bun', hairColor: 'black', clothes: 'jacket' } as const
  const [plain, more] = [look, { ...look, glasses: 'round', beard: 'full', color: 'green' } as const].map(
    (each) => createHash('sha256').update(portrait(size, each)).digest('hex'),
  )
  expect(plain).not.toBe(more)
  expect(describeLook(look)).toBe('with black hair in a bun, in a navy jacket')
  expect(describeLook({ ...look, glasses: 'round', beard: 'full', color: 'green' })).toBe(
    'with black hair in a bun, a full beard and round glasses, in a green jacket',
  )
})

const letters = (svg: string) => svg.match(/<path transform="translate\([\d.]+\)"/g)?.length

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)
