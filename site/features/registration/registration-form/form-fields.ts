const ownFields = ['edition', 'step', 'edit', 'do']

/** What a form sends, for the request that saves it. */
export function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return new URLSearchParams([...pairs, ['do', 'save']])
}

/** The answers in a form, without its own fields. */
export const answersIn = (form: HTMLFormElement): [string, string][] =>
  [...fieldsOf(form)].filter(([name]) => !ownFields.includes(name))

/** Puts answers back into a form. True if this changed something. */
export function applyAnswers(
  form: HTMLFormElement,
  answers: readonly (readonly [string, string])[],
): boolean {
  const before = JSON.stringify(answersIn(form))
  for (const field of form.querySelectorAll<HTMLInputElement>('input[name]')) {
    if (field.type === 'hidden' || ownFields.includes(field.name)) continue
    const values = answers.filter(([name]) => name === field.name).map(([, value]) => value)
    if (field.type === 'radio' || field.type === 'checkbox') field.checked = values.includes(field.value)
    else if (values[0] !== undefined) field.value = values[0]
  }
  return JSON.stringify(answersIn(form)) !== before
}
