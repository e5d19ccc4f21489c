import { answerRemove } from '../../../../features/bookmarks/answer.ts'
import { bookmarkDependencies } from '../../../../features/bookmarks/dependencies.ts'

export async function DELETE(request: Request, { params }: RouteContext<'/api/bookmarks/[id]'>) {
  const { id } = await params
  return answerRemove(request, id, bookmarkDependencies)
}
