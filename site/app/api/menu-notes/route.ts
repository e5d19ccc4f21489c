import { answerMenuNotes } from '../../../features/navigation/notes/answer.ts'
import { menuNotesDependencies } from '../../../features/navigation/notes/dependencies.ts'

/** Public. */
export const GET = (request: Request) => answerMenuNotes(request, menuNotesDependencies)
