export type FormField = {
  name: string
  label: string
  type: 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'checkbox'
  required?: true
  options?: readonly string[]
}
export type FormDefinition = {
  name: string
  fields: readonly FormField[]
  submitText: string
  /** Replaces the form after the submission. */
  thanks: string
}

const person: readonly FormField[] = [
  { name: 'firstname', label: 'First name', type: 'text', required: true },
  { name: 'lastname', label: 'Last name', type: 'text', required: true },
  { name: 'email', label: 'Email', type: 'email', required: true },
]

const ask: FormDefinition = {
  name: 'Ask an advisor',
  fields: [
    ...person,
    { name: 'message', label: 'What would you like to talk about?', type: 'textarea', required: true },
  ],
  submitText: 'Send',
  thanks: 'Thank you. An advisor will write to you within two working days.',
}

const contribute: FormDefinition = {
  name: 'Propose an article',
  fields: [
    ...person,
    { name: 'jobtitle', label: 'Position', type: 'text' },
    {
      name: 'topic',
      label: 'Topic',
      type: 'select',
      required: true,
      options: ['Professional capabilities', 'Self-management', 'Operations and policy', 'Quality and risk'],
    },
    { name: 'message', label: 'Your idea in a few sentences', type: 'textarea', required: true },
    { name: 'consent', label: 'You may write to me about my proposal.', type: 'checkbox', required: true },
  ],
  submitText: 'Send the proposal',
  thanks: 'Thank you for your proposal. Our editors read every one.',
}

const subscribe: FormDefinition = {
  name: 'Subscribe to letters',
  fields: [
    ...person,
    {
      name: 'start',
      label: 'I begin',
      type: 'select',
      required: true,
      options: ['Next Monday', 'Next month', 'Later', 'I have begun already'],
    },
    { name: 'consent', label: 'You may send me the letters by email.', type: 'checkbox', required: true },
  ],
  submitText: 'Send me the letters',
  thanks: 'Thank you. The first letter comes on Sunday evening.',
}

/** The id's first letter selects a form: every id an editor may enter works. */
export const formOf = (formId: string): FormDefinition =>
  /^[0-7]/.test(formId) ? ask : /^[89]/.test(formId) ? subscribe : contribute
