import type { Space } from '@association/content'
import { valuesOf } from '@association/content/rules'
import type { EntryProps } from 'contentful-management'
import { recordStore } from '../../contentful/record-store.ts'
import type { Session } from '../../contentful/session.ts'
import type { Blueprint } from '../blueprints/blueprint.ts'
import { PatternError } from './collect-pattern.ts'
import { blueprintOf, type Pattern, patternLimits } from './pattern.ts'

/** A pattern has at most 200 KB, so one response stays below 7 MB. */
const perRequest = 25

const words = {
  many: 'patterns',
  missing:
    'This space has no such pattern any more, or cannot keep patterns yet. Ask a developer to run `npm run migrate -- apply` if it stays so.',
}

export type Patterns = { patterns: readonly Pattern[]; total: number }

/** Every function throws PatternError. */
export function patternStore(session: Session, space: Space) {
  const records = recordStore(session, { space, words, Failure: PatternError })
  const locale = session.sdk.locales.default
  return {
    async list(skip = 0): Promise<Patterns> {
      const query = { kind: 'pattern', order: '-sys.updatedAt', limit: perRequest, skip } as const
      const { items, total } = await records.list(query)
      return { patterns: items.flatMap((entry) => patternOf(entry, locale) ?? []), total }
    },
    async save(title: string, blueprint: Blueprint): Promise<void> {
      await records.create('pattern', { title: cut(title), record: blueprint })
    },
    rename: (id: string, title: string) => records.change(id, () => ({ title: cut(title) })),
    delete: records.delete,
  }
}

const cut = (title: string) => title.trim().slice(0, patternLimits.title)

function patternOf(entry: EntryProps, locale: string): Pattern | undefined {
  const { title, record } = valuesOf(entry, locale)
  const blueprint = blueprintOf(record)
  if (!blueprint) return undefined
  return { id: entry.sys.id, title: String(title ?? ''), blueprint, updatedAt: entry.sys.updatedAt }
}
