import { describe, expect, test } from 'vitest'
import { dueTag } from '../stored-headers.ts'
import { keepable } from './answer.ts'
import { memory } from './memory.ts'

const page = (text: string, ...tags: string[]) =>
  keepable(Buffer.from(text), { status: 200, headers: {}, tags })

describe('answers in memory', () => {
  test('are forgotten by each of their tags, and no others are', () => {
    const kept = memory(1000)
    kept.keep('/a', page('a', 'association:quote', 'path:/a'), kept.now())
    kept.keep('/b', page('b', 'path:/b'), kept.now())
    kept.forget(['association:quote'])
    expect(kept.get('/a')).toBeUndefined()
    expect(kept.get('/b')).toBeDefined()
  })

  test('are not kept when what they show was published while they were rendered', () => {
    const kept = memory(1000)
    const before = kept.now()
    kept.forget(['association:quote'])
    kept.keep('/a', page('old', 'association:quote'), before)
    expect(kept.get('/a')).toBeUndefined()
    kept.keep('/a', page('new', 'association:quote'), kept.now())
    expect(kept.get('/a')).toBeDefined()
  })

  test('are forgotten when an entry of theirs is due', () => {
    let now = 999
    const kept = memory(1000, () => now)
    kept.keep('/a', page('a', dueTag(1000)), kept.now())
    expect(kept.get('/a')).toBeDefined()
    now = 1000
    expect(kept.get('/a')).toBeUndefined()
  })

  test('make room: the one that was asked for longest ago goes first', () => {
    const kept = memory(400)
    kept.keep('/a', page('a'.repeat(100)), kept.now())
    kept.keep('/b', page('b'.repeat(100)), kept.now())
    kept.get('/a')
    kept.keep('/c', page('c'.repeat(100)), kept.now())
    expect([kept.get('/a'), kept.get('/b'), kept.get('/c')].map(Boolean)).toEqual([true, false, true])
  })
})
