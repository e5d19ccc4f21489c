import { entry, seedFile } from '../../define.ts'

export const doiPrefix = seedFile({
  space: 'association',
  entries: [entry('doiPrefix', 'doi-journal', { prefix: '10.55835' })],
})
