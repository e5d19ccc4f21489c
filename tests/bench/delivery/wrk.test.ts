import { expect, test } from 'vitest'
import { readWrk } from './wrk.ts'

const printed = (errors = '') => `Running 5s test @ http://localhost:22190/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency   512.34us  104.11us   4.21ms   88.12%
    Req/Sec    61.02k     2.10k   64.33k    72.00%
  303614 requests in 5.00s, 2.62GB read
${errors}Requests/sec:  60712.55
Transfer/sec:    536.50MB
`

test('the rate is that of all requests', () => {
  expect(readWrk(printed())).toBe(60712.55)
})

test.each(['  Non-2xx or 3xx responses: 17\n', '  Socket errors: connect 0, read 3, write 0, timeout 0\n'])(
  'errors are no throughput: %s',
  (errors) => {
    expect(() => readWrk(printed(errors))).toThrow(errors.trim())
  },
)

test('output without a rate is an error, not a rate of zero', () => {
  expect(() => readWrk('unable to connect to localhost:1')).toThrow('wrk printed no rate')
})
