import { expect, test } from 'vitest'
import { gather } from '../../cli/seed/wish/gather.ts'

const { pictures } = await gather()
const drawings = pictures.map((picture) => ({ ...picture, svg: picture.draw(picture) }))

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

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)
