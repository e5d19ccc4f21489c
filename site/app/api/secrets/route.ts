import { config } from '../../../base/config.ts'
import { answerSecretCheck } from '../../../features/secret-check/answer-secret-check.ts'

/** Says of each secret of the command line whether it is the site's, too. */
export const POST = (request: Request) => answerSecretCheck(request, config)
