import { isRecord } from '../../safe/is-record.ts'
import { plain } from '../../safe/plain-json.ts'

export type Benefits = { title: string; members: string; everyone: string; rows: readonly Benefit[] }
export type Benefit = { html: string; isForMembers: boolean; isForEveryone: boolean }

type BenefitFields = { statisticsList?: unknown; MembersOnly?: unknown; allCommunity?: unknown }
type BenefitFault = { field: keyof BenefitFields; severity: 'error' | 'warning'; message: string }

/** `benefits` is undefined when a fault would change the meaning. */
export function readBenefits(written: BenefitFields): {
  benefits?: Benefits
  faults: readonly BenefitFault[]
} {
  const list = readList(written.statisticsList)
  const members = readColumn('MembersOnly', written.MembersOnly, list.items.length)
  const everyone = readColumn('allCommunity', written.allCommunity, list.items.length)
  const faults = [...list.faults, ...members.faults, ...everyone.faults]
  if (faults.some(({ severity }) => severity === 'error')) return { faults }
  const rows = list.items.map((html, index) => ({
    html,
    isForMembers: members.flags[index] ?? true,
    isForEveryone: everyone.flags[index] ?? false,
  }))
  return { benefits: { title: list.title, members: members.title, everyone: everyone.title, rows }, faults }
}

type ReadResult<Read> = Read & { faults: readonly BenefitFault[] }

const listForm = 'Write { "benefitsList": [ … ] }: a title, then one text for each benefit.'

function readList(written: unknown): ReadResult<{ title: string; items: readonly string[] }> {
  const field = 'statisticsList'
  const wrong = (message: string) => ({ title: '', items: [], faults: [error(field, message)] })
  const safe = plain(written)
  if ('fault' in safe) return wrong(`It ${safe.fault}`)
  const list = isRecord(safe.json) ? safe.json.benefitsList : undefined
  if (!Array.isArray(list) || list.length === 0) return wrong(listForm)
  const stranger = list.findIndex((item) => typeof item !== 'string' || item.trim() === '')
  if (stranger >= 0) return wrong(`Item ${stranger + 1} of benefitsList is not a text. ${listForm}`)
  const [title = '', ...items] = list as string[]
  const faults =
    items.length > 0 ? [] : [warning(field, 'The list has a title but no benefits. Add a benefit.')]
  return { title, items, faults }
}

type Column = keyof typeof columnForms
const columnForms = {
  MembersOnly:
    'Write [ { "title": "Members" }, true, true, … ]: a title, then true or false for each benefit.',
  allCommunity:
    'Write [ { "title": "Everyone" }, true, false, … ]: a title, then true or false for each benefit.',
}

function readColumn(
  field: Column,
  written: unknown,
  benefits: number,
): ReadResult<{ title: string; flags: readonly boolean[] }> {
  const wrong = (message: string) => ({ title: '', flags: [], faults: [error(field, message)] })
  const safe = plain(written)
  if ('fault' in safe) return wrong(`It ${safe.fault}`)
  if (!Array.isArray(safe.json)) return wrong(columnForms[field])
  const [first, ...flags] = safe.json
  const title = isRecord(first) ? first.title : undefined
  if (typeof title !== 'string' || title.trim() === '')
    return wrong(`The first item has no title. ${columnForms[field]}`)
  const stranger = flags.findIndex((flag) => typeof flag !== 'boolean')
  if (stranger >= 0) return wrong(`Item ${stranger + 2} is neither true nor false. ${columnForms[field]}`)
  return { title, flags: flags as boolean[], faults: countFaults(field, flags.length, benefits) }
}

/** Members without flags have every benefit. */
function countFaults(field: Column, flags: number, benefits: number): BenefitFault[] {
  const isLeftOut = field === 'MembersOnly' && flags === 0
  if (flags === benefits || isLeftOut) return []
  const taken =
    field === 'MembersOnly'
      ? 'The site shows the other benefits as included for members'
      : 'The site shows the other benefits as for members only'
  return flags > benefits
    ? [error(field, `It has ${flags} values for ${benefits} benefits. Remove the extra values.`)]
    : [warning(field, `It has ${flags} values for ${benefits} benefits. ${taken}. Add the missing values.`)]
}

const error = (field: keyof BenefitFields, message: string): BenefitFault => ({
  field,
  severity: 'error',
  message,
})
const warning = (field: keyof BenefitFields, message: string): BenefitFault => ({
  field,
  severity: 'warning',
  message,
})
