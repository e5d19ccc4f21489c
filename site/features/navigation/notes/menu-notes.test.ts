import { expect, test } from 'vitest'
import { navLink } from '../../../page/settings/testing/nav-link.ts'
import { notesOf, withoutNotes } from './menu-notes.ts'

const noted = (link: ReturnType<typeof navLink>, description: string) => ({ ...link, description })

const items = [
  navLink('Contact', '/contact'),
  noted(
    navLink('Education', '/education', [
      noted(navLink('Core', '/core'), 'The base.'),
      noted(navLink('Formats', undefined, [navLink('Online', '/online')]), 'Ways to learn.'),
      noted(navLink('Adviser', '/adviser'), 'Half an hour.'),
    ]),
    'Courses.',
  ),
]

test('each panel has one note for each of its links, in their order', () =>
  expect(notesOf(items)).toEqual({
    'nav-education': [
      ['/education', 'Courses.'],
      ['/core', 'The base.'],
      ['/online', ''],
      ['/adviser', 'Half an hour.'],
    ],
  }))

test('the page keeps the description of a group that has no link', () => {
  const [, education] = withoutNotes(items)
  expect(education?.description).toBeUndefined()
  expect(education?.items.map(({ description }) => description)).toEqual([
    undefined,
    'Ways to learn.',
    undefined,
  ])
  expect(education?.items[1]?.items[0]?.name).toBe('Online')
})
