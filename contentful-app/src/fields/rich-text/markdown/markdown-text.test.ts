import { expect, test } from 'vitest'
import { markdownFromText, textFromMarkdown } from './markdown-text.ts'

test.each([
  '',
  'Some **bold**, *italic* and ~~old~~ words with `code`.',
  '## Heading\n\n- one\n- two\n\n1. first\n2. second',
  '> A quote\n\n***\n\n[Read on](/membership), www.example.com',
  '| Name | Fee |\n| - | - |\n| Member | $1 |',
  'H<sub>2</sub>O and x<sup>2</sup>, <u>underlined</u>',
  'one line\nanother line',
])('%j can be edited as a text', async (markdown) => {
  const text = await textFromMarkdown(markdown)
  expect(text).toBeDefined()
  expect(await textFromMarkdown(markdownFromText(text))).toEqual(text)
})

test.each([
  '![A picture](https://example.com/a.png)',
  '<div class="lead">HTML</div>',
  '```js\nlet a = 1\n```',
  'Text[^1]\n\n[^1]: A note',
])('%j stays Markdown', async (markdown) => {
  expect(await textFromMarkdown(markdown)).toBeUndefined()
})
