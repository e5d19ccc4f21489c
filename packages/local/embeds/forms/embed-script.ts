/** Mimics HubSpot's `v2.js`, with its class names and messages. */
export const embedScript = `(() => {
  const base = new URL(document.currentScript.src).origin
  const made = (tag, attributes = {}, ...children) => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) {
      if (value === true) element.setAttribute(name, '')
      else if (value !== undefined && value !== false) element.setAttribute(name, value)
    }
    element.append(...children)
    return element
  }
  const problem = ({ type, required }, control) => {
    if (type === 'checkbox') return required && !control.checked ? 'Please complete this required field.' : ''
    if (required && !control.value.trim()) return 'Please complete this required field.'
    if (type === 'email' && control.value && !/^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/.test(control.value))
      return 'Email must be formatted correctly.'
    return ''
  }
  const controlOf = ({ name, type, required, options }, id) => {
    const attributes = { id, name, class: 'hs-input', required, 'aria-required': required ? 'true' : undefined }
    if (type === 'textarea') return made('textarea', attributes)
    if (type === 'select')
      return made('select', attributes, made('option', { value: '' }, 'Please select'),
        ...options.map((option) => made('option', { value: option }, option)))
    return made('input', { ...attributes, type })
  }
  const fieldOf = (field, formId) => {
    const id = field.name + '-' + formId
    const control = controlOf(field, id)
    const errors = made('ul', { class: 'hs-error-msgs inputs-list', id: id + '-errors' })
    const alert = made('div', { role: 'alert' }, errors)
    const star = field.required ? [made('span', { class: 'hs-form-required', 'aria-hidden': 'true' }, '*')] : []
    const name = [made('span', {}, field.label, ...star)]
    const row = field.type === 'checkbox'
      ? made('div', { class: 'hs-form-field' }, made('ul', { class: 'inputs-list' }, made('li', {}, made('label', { for: id }, control, ...name))), alert)
      : made('div', { class: 'hs-form-field hs_' + field.name }, made('label', { for: id }, ...name), made('div', { class: 'input' }, control), alert)
    const check = () => {
      const words = problem(field, control)
      errors.replaceChildren(...(words ? [made('li', {}, made('label', { class: 'hs-error-msg', for: id }, words))] : []))
      control.classList.toggle('invalid', words !== '')
      if (words) { control.setAttribute('aria-invalid', 'true'); control.setAttribute('aria-describedby', errors.id) }
      else { control.removeAttribute('aria-invalid'); control.removeAttribute('aria-describedby') }
      return words === ''
    }
    // Checks a field while the visitor corrects it. A check on leaving would move the target of the next click away.
    control.addEventListener('input', () => control.hasAttribute('aria-invalid') && check())
    control.addEventListener('change', () => control.value && check())
    return { row, control, check, value: () => (field.type === 'checkbox' ? String(control.checked) : control.value) }
  }
  const say = (id, eventName) => window.postMessage({ type: 'hsFormCallback', eventName, id }, '*')

  const build = (definition, { portalId, formId, target, onFormReady, onFormSubmit, onFormSubmitted }) => {
    const place = document.querySelector(target)
    const fields = definition.fields.map((field) => ({ name: field.name, ...fieldOf(field, formId) }))
    const send = made('button', { type: 'submit', class: 'hs-button primary large' }, definition.submitText)
    const failure = made('ul', { class: 'hs-error-msgs hs-main-font-element' })
    const form = made('form', { class: 'hs-form hs-form-private', novalidate: true, id: 'hsForm_' + formId },
      ...fields.map(({ row }) => row), made('div', { role: 'alert' }, failure), made('div', { class: 'hs-submit' }, send),
      made('p', { class: 'hs-field-desc' }, 'Local twin: nothing leaves this machine.'))
    form.addEventListener('submit', async (event) => {
      event.preventDefault()
      const wrong = fields.filter(({ check }) => !check())
      if (wrong.length > 0) return wrong[0].control.focus()
      say(formId, 'onFormSubmit')
      onFormSubmit?.(form)
      send.disabled = true
      try {
        const answer = await fetch(base + '/submissions/v3/integration/submit/' + portalId + '/' + formId, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            fields: fields.map(({ name, value }) => ({ objectTypeId: '0-1', name, value: value() })),
            context: { pageName: document.title },
          }),
        })
        if (!answer.ok) throw new Error(String(answer.status))
        const thanks = made('div', { class: 'submitted-message', tabindex: '-1', role: 'status' }, made('p', {}, definition.thanks))
        place.replaceChildren(thanks)
        thanks.focus({ preventScroll: true })
        say(formId, 'onFormSubmitted')
        onFormSubmitted?.(form, { submissionValues: {} })
      } catch {
        send.disabled = false
        failure.replaceChildren(made('li', {}, 'There was an error submitting your form. Please try again.'))
      }
    })
    place.replaceChildren(form)
    say(formId, 'onFormReady')
    onFormReady?.(form)
  }
  window.hbspt = {
    forms: {
      create: (options) =>
        fetch(base + '/embed/v3/form/' + options.portalId + '/' + options.formId + '/json')
          .then((answer) => answer.json())
          .then(({ form }) => build(form, options)),
    },
  }
})()`
