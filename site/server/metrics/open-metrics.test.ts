import { createHistogram } from 'node:perf_hooks'
import { describe, expect, test } from 'vitest'
import { countRequest, newCounters, requestKinds } from './counters.ts'
import { familyNames } from './families.ts'
import { processFigures } from './process-figures.ts'
import { primarySample, servingSample } from './read.ts'
import { merged, type Sample, totalsOf } from './sample.ts'
import { openMetrics } from './serve.ts'
import { readStrictly } from './testing/strict-reader.ts'

const gauges = {
  buildId: 'b1',
  keptResponses: 3,
  keptBytes: 4096,
  isContentfulReachable: true,
  isBreakerOpen: false,
  isSharedStateReachable: true,
}
const busy = () => {
  const counters = { ...newCounters(), renders: 2, renderSeconds: 0.5, keptHits: 7, keptMisses: 2 }
  for (const status of [200, 200, 304]) countRequest('page-hit', status, counters)
  countRequest('refused', 421, counters)
  return counters
}
const read = (sample: Sample) => readStrictly(openMetrics(sample))
const value = (sample: Sample, family: string, series: string) => read(sample).get(family)?.values.get(series)

describe('metrics in the text of OpenMetrics', () => {
  test('keep every rule, and hold each family', () => {
    const sample = [
      ...servingSample(busy(), gauges),
      ...primarySample({ restarts: 1 }),
      ...processFigures()(),
    ]
    expect([...read(sample).keys()]).toEqual(familyNames)
  })

  test('hold what the server counted', () => {
    const sample = servingSample(busy(), gauges)
    expect(value(sample, 'site_requests', 'site_requests_total{kind="page-hit",status="2xx"}')).toBe(2)
    expect(value(sample, 'site_requests', 'site_requests_total{kind="page-hit",status="3xx"}')).toBe(1)
    expect(value(sample, 'site_requests', 'site_requests_total{kind="refused",status="4xx"}')).toBe(1)
    expect(value(sample, 'site_render_seconds', 'site_render_seconds_sum')).toBe(0.5)
    expect(value(sample, 'site_render_seconds', 'site_render_seconds_count')).toBe(2)
    expect(value(sample, 'site_build', 'site_build_info{id="b1"}')).toBe(1)
  })

  test('hold zeros for the usual status and the errors of each kind before the first request', () => {
    const { values } = read(servingSample(newCounters(), gauges)).get('site_requests') ?? {}
    for (const kind of requestKinds) {
      const usual: Partial<Record<string, string>> = { 'not-found': '4xx', refused: '4xx', redirect: '3xx' }
      const status = usual[kind] ?? '2xx'
      for (const each of [status, '5xx'])
        expect(values?.get(`site_requests_total{kind="${kind}",status="${each}"}`)).toBe(0)
    }
    expect(values?.size).toBe(2 * requestKinds.length)
  })

  test('show no delay of an idle event loop, whose looks are 10 ms apart', () => {
    const delay = createHistogram()
    for (const milliseconds of [10.1, 10.1, 10.1, 60]) delay.record(milliseconds * 1e6)
    const figures = processFigures(delay)
    const shown = (sample: Sample, statistic: string) =>
      value(
        sample,
        'nodejs_event_loop_delay_seconds',
        `nodejs_event_loop_delay_seconds{statistic="${statistic}"}`,
      )
    const sample = figures()
    expect(shown(sample, 'p50')).toBeCloseTo(0.0001, 4)
    expect(shown(sample, 'max')).toBeCloseTo(0.05, 3)
    expect(shown(figures(), 'max')).toBe(0)
  })

  test('escape what a build id may contain', () => {
    const sample = servingSample(newCounters(), { ...gauges, buildId: 'a"b\\c\nd' })
    expect(value(sample, 'site_build', String.raw`site_build_info{id="a\"b\\c\nd"}`)).toBe(1)
  })
})

describe('the metrics of several processes', () => {
  const away = { ...gauges, keptBytes: 1, isContentfulReachable: false, isBreakerOpen: true }
  const both = merged([servingSample(busy(), gauges), servingSample(busy(), away)])

  test('add up counters and sizes', () => {
    expect(value(both, 'site_requests', 'site_requests_total{kind="page-hit",status="2xx"}')).toBe(4)
    expect(value(both, 'site_kept_bytes', 'site_kept_bytes')).toBe(4097)
    expect(value(both, 'site_workers', 'site_workers')).toBe(2)
    expect(value(both, 'site_build', 'site_build_info{id="b1"}')).toBe(1)
  })

  test('show the worst state that one of them sees', () => {
    expect(value(both, 'site_contentful_reachable', 'site_contentful_reachable')).toBe(0)
    expect(value(both, 'site_contentful_breaker_open', 'site_contentful_breaker_open')).toBe(1)
    expect(value(both, 'site_shared_state_reachable', 'site_shared_state_reachable')).toBe(1)
  })

  test('keep only the totals of a process that ended', () => {
    const families = new Set(totalsOf(both).map(({ family }) => family))
    expect([...families]).toEqual([
      'site_requests',
      'site_render_seconds',
      'site_kept_hits',
      'site_kept_misses',
    ])
  })
})

test.each([
  ['without an end', 'site_x 1\n'],
  ['a value without a type', 'site_x 1\n# EOF\n'],
  ['a counter without _total', '# TYPE site_x counter\nsite_x 1\n# EOF\n'],
  ['a family in two places', '# TYPE a gauge\na 1\n# TYPE b gauge\nb 1\n# TYPE a gauge\na 2\n# EOF\n'],
  ['a series twice', '# TYPE a gauge\na 1\na 2\n# EOF\n'],
  ['a wrong unit', '# TYPE a_ms gauge\n# UNIT a_ms seconds\na_ms 1\n# EOF\n'],
  ['a line end in a label', '# TYPE a gauge\na{b="\n"} 1\n# EOF\n'],
  ['not a number', '# TYPE a gauge\na NaN\n# EOF\n'],
])('the reader of these tests refuses %s', (_, text) => {
  expect(() => readStrictly(text)).toThrow()
})
