import { spinnerDefaults } from '@association/ui/spinner/defaults.ts'

export const messages = {
  title: 'Form',
  loading: spinnerDefaults.message,
  noScript: 'This form needs JavaScript.',
  failed: 'The form did not load, because its service does not answer.',
  write: 'Write to',
  instead: 'instead; we read every message.',
} as const
