import { answerForm } from '../../../../../features/embed-form/answer.ts'
import { config } from '../../../../../page/config.ts'

type Context = { params: Promise<{ portalId: string; formId: string }> }

export async function GET(_: Request, { params }: Context) {
  return answerForm(await params, config)
}
