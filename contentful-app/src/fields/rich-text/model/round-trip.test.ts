import type { RichText } from '@association/content'
import { chance } from '@association/content/testing/chance.ts'
import { Node } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import { randomText } from '../testing/random-text.ts'
import { fromEditor } from './from-editor.ts'
import { schema } from './schema.ts'
import { toEditor } from './to-editor.ts'

/** Drops the origins, as a copy through the clipboard does. */
const copyOf = (doc: Node) => Node.fromJSON(schema, doc.toJSON())

test.each(Array.from({ length: 300 }, (_, seed) => seed))('random text %i comes back as it was', (seed) => {
  const text = randomText(chance(seed))
  const doc = toEditor(text)
  doc.check()
  expect(fromEditor(doc)).toEqual(text)
})

test.each(Array.from({ length: 300 }, (_, seed) => seed))('random text %i survives a copy', (seed) => {
  const text = randomText(chance(seed))
  const once = fromEditor(copyOf(toEditor(text)))
  if (once === undefined) return expect(words(text)).toBe('')
  expect(words(once)).toBe(words(text))
  expect(fromEditor(copyOf(toEditor(once)))).toEqual(once)
})

const words = (text: RichText) =>
  JSON.stringify(text)
    .match(/"(?:value|id|uri|urn)":"[^"]+"/g)
    ?.join() ?? ''
