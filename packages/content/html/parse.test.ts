import { expect, test } from 'vitest'
import { parse } from './parse.ts'

const distinct = (count: number) => Array.from({ length: count }, (_, index) => `<b id=b${index}>`).join('')

test.each([
  ['elements that each paragraph opens again', `<p>${distinct(190)}${'<p>x'.repeat(11_000)}`, 'too many'],
  ['paragraphs in many open elements', `${distinct(190)}${'<p>'.repeat(11_000)}`, 'too many'],
  ['ends of what never began', '<div></other>'.repeat(3000), 'nested too deeply'],
  ['ends in comments', '<b><!--</b>-->'.repeat(3000), 'nested too deeply'],
])('the parser is not kept busy by %s', (_, source, reason) => {
  expect(() => parse(source)).toThrow(reason)
})

test.each([
  ['a table', `<table>${'<tr><td>one</td><td>two</td></tr>'.repeat(2000)}</table>`],
  ['paragraphs without an end', '<p>x'.repeat(16_000)],
  ['bold words', '<p><b>x</b> <i>y</i></p>'.repeat(2700)],
  ['a nested list', `${'<ul><li>'.repeat(10)}${'<p><a href="/x">x</a></p>'.repeat(1500)}`],
])('64 KB of %s are read', (_, source) => {
  expect(parse(source).children).not.toEqual([])
})
