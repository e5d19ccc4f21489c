import { inFile, locationsOf, sarifLog } from '../../output/sarif-log.ts'
import { spotOf } from './groups.ts'
import { words } from './reason-words.ts'
import type { LinkReport, ReportedFinding } from './report.ts'

export const sarif = ({ broken, unverified, fixed = [] }: LinkReport) =>
  sarifLog({ name: 'links', rules }, [
    ...[...broken, ...unverified].map((finding) => resultOf(finding, stateOf(finding))),
    ...fixed.map((finding) => resultOf(finding, 'absent')),
  ])

const reasons = Object.entries(words)
const rules = reasons.map(([id, { wrong, todo }], index) => ({
  id,
  shortDescription: { text: wrong },
  help: { text: todo },
  defaultConfiguration: { level: index < firstUnverified() ? ('error' as const) : ('note' as const) },
}))

function firstUnverified() {
  return reasons.findIndex(([id]) => id === 'forbidden')
}

const stateOf = ({ standing }: ReportedFinding) =>
  standing && (standing === 'new' ? ('new' as const) : ('unchanged' as const))

function resultOf(finding: ReportedFinding, baselineState: 'new' | 'unchanged' | 'absent' | undefined) {
  const { id, url, verdict, wrong, todo, place } = finding
  const where = [place.typeName && `${place.typeName} “${place.entryTitle}”`, spotOf(place)]
  return {
    ruleId: verdict.reason,
    ruleIndex: reasons.findIndex(([reason]) => reason === verdict.reason),
    level: verdict.state === 'broken' ? 'error' : 'note',
    message: {
      text: [`${where.filter(Boolean).join(', ')}: ${url}.`, wrong, todo, place.edit ?? place.page]
        .filter(Boolean)
        .join(' '),
    },
    locations: locationOf(finding),
    ...(baselineState && { baselineState }),
    name: id,
  }
}

/** Links without an entry are in the layout or in code. */
const frame = 'site/app/layout.tsx'

const locationOf = ({ place: { space, type, entry, field } }: ReportedFinding) =>
  space && type && entry ? locationsOf({ type, space, entry, field }) : [inFile(frame)]
