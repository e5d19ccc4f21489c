import type { Entry } from '@association/content'
import { product, variant } from '@association/content/lists/testing/entries.ts'
import { expect, test } from 'vitest'
import { noting } from '../../base/rendering.ts'
import type { Item } from '../../content/index/item.ts'
import { edition, now } from '../../features/registration/testing/edition.ts'
import { coursesOf } from './courses-of.ts'

const course = (slug: string, title: string, ...variants: unknown[]) => product(slug, { title, variants })
const on = (courseStartDate: string, fields = {}) => variant({ courseStartDate, ...fields })
const item = (entry: Entry<'product'>) =>
  ({ entry, tags: [`tag of ${entry.id}`] }) as unknown as Item<'product'>

async function ask<Result>(
  products: Entry<'product'>[],
  about: (known: ReturnType<typeof coursesOf>) => Result,
) {
  const known = coursesOf({ editions: [edition], products: products.map(item) }, now)
  return noting(async () => about(known))
}

const listening = course('listening', 'Listening under pressure: 2025 Fall Institute', on('2025-10-23'))

test('a course of an event knows the event, and its page expires with the next change of it', async () => {
  const { result, noted } = await ask([listening], ({ editionOf }) => editionOf(listening))
  expect(result?.key).toBe('fall-institute-2025')
  expect(noted.until).toBeLessThan(Number.POSITIVE_INFINITY)
})

test('a course of no event has no edition, and its page does not expire for one', async () => {
  const alone = course('alone', 'Alone', on('2025-10-23'))
  const { result, noted } = await ask([alone], ({ editionOf }) => editionOf(alone))
  expect([result, noted.until]).toEqual([undefined, Number.POSITIVE_INFINITY])
})

test('the page of a course is rendered again when an edition is published, which may have it', async () => {
  const { noted } = await ask([listening], ({ editionOf }) => editionOf(course('alone', 'Alone')))
  expect([...noted.tags]).toEqual(['events:*eventEdition'])
})

test('the next course of the same name is the first that has begun by no day and has seats', async () => {
  const name = 'Listening under pressure'
  const products = [
    listening,
    course('over', name, on('2024-01-05')),
    course('full', name, on('2026-01-05', { seatsLeft: 0 })),
    course('later', name, on('2026-05-05')),
    course('next', name, on('2026-02-05')),
    course('other', 'Listening', on('2026-01-20')),
  ]
  const { result, noted } = await ask(products, ({ nextCourse }) => nextCourse(listening))
  expect(result?.id).toBe('next')
  expect([...noted.tags]).toContain('tag of next')
  expect(new Date(noted.until).toISOString()).toMatch(/^2026-02-0/)
})

test('without such a course, the page expires when a course, a date or an edition is published', async () => {
  const { result, noted } = await ask([listening], ({ nextCourse }) => nextCourse(listening))
  expect([result, noted.tags.size]).toEqual([undefined, 5])
})
