import { type FamilyName, familyNames, familyOf } from './families.ts'
import type { Point, Sample } from './sample.ts'

export const openMetricsType = 'application/openmetrics-text; version=1.0.0; charset=utf-8'

/** OpenMetrics 1.0. */
export const openMetrics = (sample: Sample): string =>
  [...familyNames.flatMap((name) => familyLines(name, sample)), '# EOF', ''].join('\n')

function familyLines(name: FamilyName, sample: Sample) {
  const points = sample.filter(({ family }) => family === name)
  if (points.length === 0) return []
  const { type, unit, help } = familyOf(name)
  return [
    `# TYPE ${name} ${type}`,
    ...(unit ? [`# UNIT ${name} ${unit}`] : []),
    `# HELP ${name} ${escaped(help)}`,
    ...points.map((point) => `${seriesOf(point)}${labelsOf(point)} ${point.value}`),
  ]
}

function seriesOf({ family, part }: Point) {
  const suffix = { counter: 'total', summary: part, gauge: undefined, info: 'info' }[familyOf(family).type]
  return suffix === undefined ? family : `${family}_${suffix}`
}

function labelsOf({ labels = {} }: Point) {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
