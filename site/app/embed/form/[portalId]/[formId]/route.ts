import { config } from '../../../../../base/config.ts'
import { answerForm } from '../../../../../features/embed-form/answer.ts'

type Context = { params: Promise<{ portalId: string; formId: string }> }

export async function GET(_: Request, { params }: Context) {
  return answerForm(await params, config)
}
