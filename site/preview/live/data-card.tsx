import { type Entry, models } from '@association/content'
import { sentence } from '@association/content/content-type'
import { problemsOf } from '@association/content/read'
import type { RenderOptions } from '@association/content/render'
import { Remarks } from '@association/content/render/live'
import { Trouble } from '@association/content/render/trouble.tsx'
import { safeColor } from '@association/content/safe/color.ts'
import styles from './live-preview.module.css'

type DataField = { kind: string; name?: string }
type Props = { entry: Entry; ids: RenderOptions['ids']; remarks: RenderOptions['remarks'] }

export function DataCard({ entry, ids, remarks }: Props) {
  const model = models[entry.type]
  const fields: Record<string, DataField> = model.fields
  return (
    <article className={styles.card}>
      <h1>{model.name}</h1>
      <p>{model.description} It has no page of its own. These are its values.</p>
      {problemsOf(entry).map((problem) => (
        <Trouble key={`${problem.field}: ${problem.message}`} problem={problem} />
      ))}
      <Remarks entry={entry} source={remarks} />
      <dl>
        {Object.entries<unknown>(entry.fields).map(([id, value]) => (
          <div
            key={id}
            data-contentful-entry-id={entry.id}
            data-contentful-field-id={id}
            data-contentful-space={ids?.spaces[entry.space]}
          >
            <dt>{fields[id]?.name ?? sentence(id)}</dt>
            <dd>
              {fields[id]?.kind === 'color' ? <Swatch color={String(value)} /> : null}
              {wordsOf(value)}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

const Swatch = ({ color }: { color: string }) => (
  <span className={styles.swatch} style={{ backgroundColor: safeColor(color) }} aria-hidden="true" />
)

function wordsOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(wordsOf).join(', ')
  if (typeof value !== 'object') return String(value)
  if ('nodeType' in value) return textIn(value).trim() || '–'
  const { fields = value, id } = value as { fields?: Record<string, unknown>; id?: unknown }
  const name = ['internalName', 'title', 'name']
    .map((key) => (fields as Record<string, unknown>)[key])
    .find(Boolean)
  return String(name ?? id ?? JSON.stringify(value))
}

function textIn(node: object): string {
  const { value, content = [] } = node as { value?: string; content?: object[] }
  return value ?? content.map(textIn).join(' ')
}
