export type ReadFamily = {
  type: string
  unit?: string
  help?: string
  /** By series, such as `site_requests_total{kind="file"}`. */
  values: Map<string, number>
}

const suffixes: Record<string, readonly string[]> = {
  counter: ['_total', '_created'],
  gauge: [''],
  info: ['_info'],
  summary: ['_count', '_sum', ''],
}
const name = '[a-zA-Z_:][a-zA-Z0-9_:]*'
const label = `[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\\\\n]|\\\\["\\\\n])*"`
const series = new RegExp(`^(${name})(\\{${label}(?:,${label})*\\})? (\\S+)$`)
const comment = new RegExp(`^# (TYPE|UNIT|HELP) (${name}) (.*)$`)

/** Throws at the first violation of OpenMetrics 1.0. */
export function readStrictly(text: string): Map<string, ReadFamily> {
  if (!text.endsWith('\n# EOF\n')) throw new Error('The text must end with # EOF.')
  const families = new Map<string, ReadFamily>()
  let current = ''
  for (const line of text.slice(0, -'\n# EOF\n'.length).split('\n')) {
    const broken = (rule: string) => new Error(`${rule}: ${line}`)
    const [, keyword, about = '', said = ''] = line.match(comment) ?? []
    if (keyword === 'TYPE') {
      current = about
      addFamily(families, { about, said, broken })
      continue
    }
    const family = families.get(current)
    if (!family) throw broken('A TYPE line must come first')
    if (keyword) describe(family, { keyword, about, said, current, broken })
    else addValue(family, { line, current, broken })
  }
  return families
}

function addFamily(
  families: Map<string, ReadFamily>,
  { about, said, broken }: Pick<MetricLine, 'about' | 'said' | 'broken'>,
) {
  if (families.has(about)) throw broken('Each family has one block and one type')
  if (!suffixes[said]) throw broken('Unknown type')
  if (said === 'counter' && about.endsWith('_total')) throw broken('A counter is named without _total')
  families.set(about, { type: said, values: new Map() })
}

type Broken = (rule: string) => Error
type MetricLine = { keyword: string; about: string; said: string; current: string; broken: Broken }

function describe(family: ReadFamily, { keyword, about, said, current, broken }: MetricLine) {
  if (about !== current) throw broken('The name is not the one of the TYPE line')
  if (family.values.size > 0) throw broken('Comments come before values')
  if (keyword === 'UNIT' && !current.endsWith(`_${said}`)) throw broken('A name must end with its unit')
  if (keyword === 'HELP' && /\\(?![\\n"])/.test(said)) throw broken('Wrong escape')
  Object.assign(family, { [keyword.toLowerCase()]: said })
}

function addValue(
  family: ReadFamily,
  { line, current, broken }: Pick<MetricLine, 'current' | 'broken'> & { line: string },
) {
  const [, given = '', labels = '', written = ''] = line.match(series) ?? []
  if (!suffixes[family.type]?.some((suffix) => given === `${current}${suffix}`))
    throw broken('Not a value of this family')
  const value = Number(written)
  if (written === '' || Number.isNaN(value)) throw broken('Not a number')
  if (family.type !== 'gauge' && value < 0) throw broken('A total is never negative')
  if (family.type === 'info' && value !== 1) throw broken('The value of an info is 1')
  if (family.values.has(`${given}${labels}`)) throw broken('The series occurs twice')
  family.values.set(`${given}${labels}`, value)
}
