import type { ContentEntity } from '../entity.ts'
import { invalidEntry, unknownField, type WireProblem } from '../http/errors.ts'
import type { Languages } from '../store/locales.ts'
import { typeProblems } from './field-types.ts'

const shapes: Record<string, { type: string }> = {
  title: { type: 'Symbol' },
  description: { type: 'Text' },
  file: { type: 'Object' },
}

/** Runs on every save. Throws UnknownField or InvalidEntry. */
export function checkAssetDraft(asset: ContentEntity, languages: Languages) {
  const unknown = Object.keys(asset.fields).filter((id) => !(id in shapes))
  if (unknown.length > 0) throw unknownField(unknown.map((id) => ({ name: 'unknown', path: ['fields', id] })))
  const problems = Object.entries(asset.fields).flatMap(([id, values]) =>
    Object.entries(values).flatMap(([locale, value]): WireProblem[] => {
      const path = ['fields', id, locale]
      if (!languages.codes.has(locale))
        return [{ name: 'unknown', path, details: `The property "${locale}" is not expected` }]
      return [
        ...typeProblems(value, shapes[id] ?? { type: 'Object' }, path),
        ...(id === 'file' ? missing(value, path) : []),
      ]
    }),
  )
  if (problems.length > 0) throw invalidEntry(problems)
}

function missing(file: unknown, path: string[]): WireProblem[] {
  return ['fileName', 'contentType']
    .filter((name) => typeof (file as Record<string, unknown> | null)?.[name] !== 'string')
    .map((name) => ({
      name: 'required',
      path: [...path, name],
      details: `The property "${name}" is required here`,
    }))
}

export function fileProblems(asset: ContentEntity): WireProblem[] {
  const files = Object.entries(asset.fields.file ?? {})
  if (files.length === 0) {
    return [{ name: 'required', path: ['fields', 'file'], details: 'The property "file" is required here' }]
  }
  return files
    .filter(([, file]) => !(file as { url?: string }).url)
    .map(([locale]) => ({
      name: 'required',
      path: ['fields', 'file', locale, 'url'],
      details: 'The file has not been processed yet',
    }))
}
