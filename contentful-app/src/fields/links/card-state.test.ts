import type { Status } from '@association/content/rules'
import { contentOf, linkTo, subject } from '@association/content/rules/testing/subjects.ts'
import { describe, expect, test } from 'vitest'
import { badgesOf, below } from './card-state.ts'

const section = (id: string, blocks: readonly string[]) =>
  subject('section', { internalName: id, elements: blocks.map((block) => linkTo(block)) }, { id })
const title = (id: string, status: Status) => subject('title', { internalName: id, text: id }, { id, status })
const content = contentOf([
  section('whole', ['fine']),
  section('partly', ['inner', 'old']),
  section('inner', ['partly', 'new']),
  title('fine', 'published'),
  title('old', 'changed'),
  title('new', 'draft'),
])
const entry = (id: string) => ({ linkType: 'Entry', id }) as const
const words = (...asked: Parameters<typeof badgesOf>) => badgesOf(...asked).map((badge) => badge.words)

describe('a card of a published entry', () => {
  const published = { status: 'published' } as const
  test('says published when everything inside is published', () =>
    expect(words(published, entry('whole'), below('known', content))).toEqual(['published']))
  test('counts unpublished content at any depth, once each in a cycle', () =>
    expect(words(published, entry('partly'), below('known', content))).toEqual([
      'published',
      'contains 2 unpublished',
    ]))
  test('says that it is checking until everything inside is known', () => {
    expect(words(published, entry('whole'), below('looking', undefined))).toEqual(['checking…'])
    expect(words(published, entry('whole'), below('looking', content))).toEqual(['checking…'])
    expect(words(published, entry('added'), below('known', content))).toEqual(['checking…'])
  })
  test('says when its contents could not be checked', () =>
    expect(words(published, entry('whole'), below('failed', undefined))).toEqual([
      'published',
      'contents not checked',
    ]))
})

test('a card of a draft says so at once, and a file contains nothing', () => {
  const tree = below('looking', undefined)
  expect(words({ status: 'draft' }, entry('whole'), tree)).toEqual(['draft'])
  expect(words({ status: 'published' }, { linkType: 'Asset', id: 'a' }, below('known', content))).toEqual([
    'published',
  ])
})
