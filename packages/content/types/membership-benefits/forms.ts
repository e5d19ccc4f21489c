import { type FormOf, flag, html, type JsonFields, type JsonForm, text } from '../../define/field.ts'
import { items } from '../../define/json-form.ts'
import { isRecord } from '../../safe/is-record.ts'

/** The JSON is `{ "benefitsList": [title, benefit, …] }`. */
export const benefitsForm: JsonForm = {
  fields: {
    title: text({ required: true, help: 'The title of the first column.' }),
    benefits: items({ name: 'Benefit', of: { text: html({ required: true }) } }),
  },
  shape: {
    open(json) {
      if (json === undefined || json === null) return {}
      const list = isRecord(json) ? (json.benefitsList ?? []) : undefined
      if (!isRecord(json) || !Array.isArray(list)) return undefined
      const { benefitsList: _, ...rest } = json
      const [title, ...benefits] = list
      return {
        ...(list.length > 0 ? { title } : {}),
        benefits: benefits.map((each) => ({ text: each })),
        ...rest,
      }
    },
    close({ title, benefits, ...rest }) {
      const texts = listOf(benefits).map((each) => (isRecord(each) ? (each.text ?? '') : each))
      return { benefitsList: [title ?? '', ...texts], ...rest }
    },
  },
}

/** The JSON is `[{ "title": … }, true, false, …]`. */
const columnForm =
  (usual: boolean): FormOf =>
  ({ statisticsList }) => {
    const benefits = benefitsIn(statisticsList)
    const switches = benefits.map(
      (name, index) => [`benefit${index + 1}`, flag({ name, default: usual })] as const,
    )
    const fields: JsonFields = {
      title: text({ required: true, help: 'The title of the column.' }),
      ...Object.fromEntries(switches),
    }
    return { fields, shape: columnShape(benefits.length, usual) }
  }

/** By default, only members have a benefit. */
export const membersForm = columnForm(true)
export const everyoneForm = columnForm(false)

const columnShape = (benefits: number, usual: boolean): JsonForm['shape'] => ({
  open(json) {
    if (json === undefined || json === null) return {}
    if (!Array.isArray(json) || !isRecord(json[0])) return undefined
    const [head, ...flags] = json
    return { ...head, ...Object.fromEntries(flags.map((flag, index) => [`benefit${index + 1}`, flag])) }
  },
  close(values) {
    const flags = Object.keys(values).flatMap((key) => /^benefit(\d+)$/.exec(key)?.[1] ?? [])
    const head = Object.fromEntries(Object.entries(values).filter(([key]) => !/^benefit\d+$/.test(key)))
    const count = flags.length === 0 ? 0 : Math.max(benefits, ...flags.map(Number))
    return [head, ...Array.from({ length: count }, (_, index) => values[`benefit${index + 1}`] ?? usual)]
  },
})

function benefitsIn(statisticsList: unknown): string[] {
  const list = isRecord(statisticsList) ? listOf(statisticsList.benefitsList) : []
  return list.slice(1).map(
    (each) =>
      String(each)
        .replace(/<[^>]*>/g, ' ')
        .trim() || 'A benefit without words',
  )
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
