import { expect, test } from 'vitest'
import { editorCookies, isEditor, mayBeEditor } from './editor-cookie.ts'

const clock = { secret: 'a secret of some length', now: 1_800_000_000_000 }
const cookies = editorCookies(clock, true).map((cookie) => cookie.split(';')[0])

test('a browser that was made an editor’s is one, for thirty days', () => {
  const header = cookies.join('; ')
  expect(mayBeEditor(header)).toBe(true)
  expect(isEditor(`other=1; ${header}`, clock)).toBe(true)
  expect(isEditor(header, { ...clock, now: clock.now + 31 * 86_400_000 })).toBe(false)
})

test.each([
  ['nothing', ''],
  ['the hint alone', 'editor_hint=1'],
  ['a longer life', cookies.join('; ').replace(/editor=\d/, 'editor=9')],
  ['another secret', editorCookies({ ...clock, secret: 'another secret' }, true).join('; ')],
])('%s does not identify an editor', (_, header) => expect(isEditor(header, clock)).toBe(false))

test('only the server can read the proof, and only over https where there is https', () => {
  const [proof = '', hint = ''] = editorCookies(clock, true)
  expect(proof).toContain('HttpOnly')
  expect(hint).not.toContain('HttpOnly')
  expect(editorCookies(clock, false).join()).not.toContain('Secure')
})
