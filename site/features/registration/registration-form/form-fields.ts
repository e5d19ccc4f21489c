import type { Unsent } from './unsent.ts'

const ownFields = ['edition', 'step', 'edit', 'do', 'changed']

export function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return new URLSearchParams([...pairs, ['do', 'save']])
}

/** Another tab may change the other fields. */
export function changedFields(form: HTMLFormElement) {
  const names = new Set<string>()
  const field = Object.assign(document.createElement('input'), { type: 'hidden', name: 'changed' })
  form.append(field)
  return {
    add(more: Iterable<string>) {
      for (const name of more) if (name !== '' && !ownFields.includes(name)) names.add(name)
      field.value = [...names].join(' ')
    },
    names: () => [...names],
    remove: () => field.remove(),
  }
}

/** The visitor may answer before the script runs, and a browser restores answers on the way back. */
export const changedBefore = (form: HTMLFormElement): string[] =>
  [...form.querySelectorAll<HTMLInputElement>('input[name]')]
    .filter((field) => field.checked !== field.defaultChecked || field.value !== field.defaultValue)
    .map(({ name }) => name)
    .filter((name) => !ownFields.includes(name))

export const answersIn = (form: HTMLFormElement, names: readonly string[]): [string, string][] =>
  [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    names.includes(name) ? [[name, String(value)]] : [],
  )

export function applyAnswers(
  form: HTMLFormElement,
  { names, fields }: Pick<Unsent, 'names' | 'fields'>,
): boolean {
  const before = JSON.stringify(answersIn(form, names))
  for (const field of form.querySelectorAll<HTMLInputElement>('input[name]')) {
    if (!names.includes(field.name) || ownFields.includes(field.name)) continue
    const values = fields.filter(([name]) => name === field.name).map(([, value]) => value)
    if (field.type === 'radio' || field.type === 'checkbox') field.checked = values.includes(field.value)
    else field.value = values[0] ?? ''
  }
  return JSON.stringify(answersIn(form, names)) !== before
}
