import { siteConfig } from '@association/services/config'
import { describe, expect, test } from 'vitest'
import { localEnvironment } from '../../../packages/local/environment/environment.ts'
import { editorCookies } from '../../features/edit-link/editor-cookie.ts'
import { isGallery, mayLook } from './access.ts'

const now = Date.UTC(2026, 0, 5)
const config = siteConfig(localEnvironment())

describe('who may look at the gallery', () => {
  const live = { ...config, editLink: 'editors', now } as const
  test('everybody, where everybody sees the edit link', () =>
    expect(mayLook(null, { ...config, now })).toBe(true))
  test('editors only, on a live site', () => {
    const [proof = ''] = editorCookies({ secret: config.preview.secret, now }, true)
    expect(mayLook(null, live)).toBe(false)
    expect(mayLook('editor=1.forged', live)).toBe(false)
    expect(mayLook(proof.split(';')[0] ?? '', live)).toBe(true)
  })
})

describe('the gallery’s pages', () => {
  test.each(['', '/title', '/title/alone', '/title/stage'])('%j is one', (path) =>
    expect(isGallery(`/preview/gallery${path}`)).toBe(true),
  )
  test.each(['x', '/title/x', '/title/alone/x', '/a/b/c'])(
    '%j is not a page of the gallery, so it requires a token',
    (path) => expect(isGallery(`/preview/gallery${path}`)).toBe(false),
  )
})
