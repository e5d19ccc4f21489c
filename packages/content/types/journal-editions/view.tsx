import type { View } from '../../define/view.ts'
import { EditionBlock } from '../../shared/journal-edition/edition.tsx'

export const JournalEditions: View<'journalEditions'> = EditionBlock
