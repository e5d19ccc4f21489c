import { expect, test } from 'vitest'
import { sentence } from './to-content-type.ts'

test.each([
  ['internalName', 'Internal name'],
  ['button1Url', 'Button 1 URL'],
  ['url', 'URL'],
  ['formId', 'Form ID'],
  ['videoIdea', 'Video idea'],
  ['stats', 'Stats'],
])('editors read %s as %s', (id, words) => expect(sentence(id)).toBe(words))
