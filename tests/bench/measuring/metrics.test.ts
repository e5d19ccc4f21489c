import { expect, test } from 'vitest'
import { sumsOf } from './metrics.ts'

test('samples of one name are added up over their labels; comments and the end are no samples', () => {
  const text = [
    '# TYPE site_requests counter',
    'site_requests_total{kind="page",status="2xx"} 12',
    'site_requests_total{kind="label with } and space",status="4xx"} 3',
    'site_resident_bytes 1.5e+08 1763800000',
    '# EOF',
  ].join('\n')
  expect(Object.fromEntries(sumsOf(text))).toEqual({ site_requests_total: 15, site_resident_bytes: 1.5e8 })
})
