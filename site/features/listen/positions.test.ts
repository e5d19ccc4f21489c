import { expect, test } from 'vitest'
import { positionsOf } from './positions.ts'
import { sentencesIn } from './sentences.ts'

const passageOf = (...nodes: string[]) => ({
  text: nodes.join(''),
  pieces: nodes.map((node, index) => ({ node, start: nodes.slice(0, index).join('').length })),
})

test('a sentence that ends inside a link', () => {
  const passage = passageOf('Before. The ', 'linked end. The', ' rest.')
  const [, second] = sentencesIn(passage.text, 'en')
  expect(second && positionsOf(passage, second)).toEqual({
    from: { node: 'Before. The ', offset: 8 },
    to: { node: 'linked end. The', offset: 11 },
  })
})

test('a sentence that begins with a node, and white space at its end', () =>
  expect(positionsOf(passageOf('One. ', 'Two. '), { start: 5, end: 10 })).toEqual({
    from: { node: 'Two. ', offset: 0 },
    to: { node: 'Two. ', offset: 4 },
  }))

test('a sentence after a line break', () => {
  const passage = {
    text: 'One\nTwo',
    pieces: [
      { node: 'One', start: 0 },
      { node: 'Two', start: 4 },
    ],
  }
  expect(positionsOf(passage, { start: 3, end: 7 })).toEqual({
    from: { node: 'One', offset: 3 },
    to: { node: 'Two', offset: 3 },
  })
})

test('a passage without text has no position', () =>
  expect(positionsOf({ text: '', pieces: [] }, { start: 0, end: 0 })).toBeUndefined())
