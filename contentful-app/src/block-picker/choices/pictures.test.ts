import { contentTypes } from '@association/content/content-types'
import { expect, test } from 'vitest'
import { pictureOf } from './pictures.ts'

test.each(contentTypes.filter(({ slots }) => slots.length > 0).map(({ id }) => id))(
  'the block picker has a picture of %s',
  (type) => expect(pictureOf(type)).toBeTruthy(),
)
