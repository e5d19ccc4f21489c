import { config } from '../../../base/config.ts'
import { answerSecretCheck } from '../../../features/secret-check/answer-secret-check.ts'

export const POST = (request: Request) => answerSecretCheck(request, config)
