import { expect, test } from 'vitest'
import { signPreviewToken } from '../preview-token/index.ts'
import { readShareKey, signShareKey } from './index.ts'

const secret = 'a secret of the preview'
const share = { space: 'association', environment: 'master', record: 'share-1' }
const key = signShareKey(share, secret)

test('a key names the record of its share', () => expect(readShareKey(key, secret)).toEqual(share))

const [format, claims = '', signature = ''] = key.split('.')
const other = Buffer.from(JSON.stringify(['association', 'master', 'share-2'])).toString('base64url')
test.each([
  ['nothing', ''],
  ['a part of it', key.slice(0, -3)],
  ['another record under its signature', `${format}.${other}.${signature}`],
  ['another format', `s0.${claims}.${signature}`],
  ['one of another secret', signShareKey(share, 'another secret')],
  ['a preview token', signPreviewToken({ ...share, entry: 'home' }, { secret, now: 0 }).token],
  ['a very long text', `${key}${'x'.repeat(10_000)}`],
])('%s is no key', (_, text) => expect(readShareKey(text, secret)).toBeUndefined())
