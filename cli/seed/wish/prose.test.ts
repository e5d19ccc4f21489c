import { entry, prose } from '@association/seed/define.ts'
import { expect, test } from 'vitest'
import { withRichText } from './prose.ts'

async function textNodesOf(markdown: string): Promise<unknown[]> {
  const problems: string[] = []
  const item = entry('content', 'words', { internalName: 'Words', text: prose(markdown) })
  const { fields } = await withRichText(item, (_, message) => problems.push(message))
  expect(problems).toEqual([])
  return textsIn(fields.text as Node)
}

type Node = { nodeType: string; value?: string; marks?: { type: string }[]; content?: Node[] }

const textsIn = ({ nodeType, value, marks = [], content = [] }: Node): unknown[] =>
  nodeType === 'text' ? [[value, ...marks.map(({ type }) => type)]] : content.flatMap(textsIn)

test('[^1] is a superscript number, in a paragraph and in a list', async () => {
  expect(await textNodesOf('One[^1] and *two*[^12].')).toEqual([
    ['One'],
    ['1', 'superscript'],
    [' and '],
    ['two', 'italic'],
    ['12', 'superscript'],
    ['.'],
  ])
  expect(await textNodesOf('- One[^1]')).toEqual([['One'], ['1', 'superscript']])
})

test('other brackets stay', async () =>
  expect(await textNodesOf('A [^] and [^a] and [1]')).toEqual([['A [^] and [^a] and [1]']]))
