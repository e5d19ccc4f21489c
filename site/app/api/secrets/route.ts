import { config } from '../../../base/config.ts'
import { answerSecretCheck } from '../../../features/secret-check/answer-secret-check.ts'

/** Compares the secrets of the command line with those of the site. */
export const POST = (request: Request) => answerSecretCheck(request, config)
