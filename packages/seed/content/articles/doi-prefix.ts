import { entry, seedFile } from '../../define.ts'

export const doiPrefix = seedFile({
  space: 'association',
  entries: [entry('doiPrefix', { id: 'doi-journal', fields: { prefix: '10.55835' } })],
})
